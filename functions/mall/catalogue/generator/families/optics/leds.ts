/** LEDs by colour, body and brightness bin, in the numbers of the well-known makers. */
import { patternSeries } from '../../readers/pattern-series';
import type { Series } from '../../series';

/** Words, dominant wavelength and forward volts of a colour. */
const COLOURS: Record<string, string> = {
  red: '~红色~Red,wl=625n,vf=2', deep: '~超红~Super_red,wl=640n,vf=1.9', orange: '~橙色~Orange,wl=605n,vf=2', amber: '~琥珀色~Amber,wl=595n,vf=2',
  yellow: '~黄色~Yellow,wl=590n,vf=2', lime: '~黄绿色~Yellow-green,wl=572n,vf=2', green: '~翠绿色~Green,wl=525n,vf=3.1', blue: '~蓝色~Blue,wl=470n,vf=3.1',
  violet: '~紫色~Violet,wl=400n,vf=3.2', white: '~白色~White,vf=3.1', warm: '~暖白色~Warm_white,vf=3.1', ice: '~冰蓝色~Ice_blue,vf=3.1', pink: '~粉色~Pink,vf=3.1',
};
/** `CODE=red …` as options. */
const colours = (list: string) => list.trim().split(/\s+/).map((one) => {
  const [code = '', name = ''] = one.split('=');
  return `${code},${COLOURS[name] ?? ''}${['red', 'green', 'blue', 'white'].includes(name) ? ',^0.95' : name === 'yellow' ? ',^0.8' : ',^0.45'}`;
}).join(' ');

const SMD = '%贴片发光二极管 | % SMD LED';
const ROUND = '%直插发光二极管 | % through-hole LED';
const RGB = '% | %';
const LIGHT = '照明灯珠 % | High power LED, %';
const BINS = 'Q1R2 P1Q2 R1S2 M1N2 N1P2 S1T2';
const KB = colours('SURCK=red CGCK=lime SYCK=yellow QBC/D=blue ZGC=green SECK=orange EC=red SGC=lime YC=yellow SRCPRV=deep PBC/A=blue VBC/D=blue SEKC=orange MGC=lime NC=amber');
const KBT = colours('ID=red GD=lime YD=yellow SRD=deep SURCK=red SGC=lime SYCK=yellow QBC/D=blue ZGC/G=green SRC/E=deep SEC/J3=orange SYC/J3=yellow VGC/A=green PBC/A=blue HD=red ND=orange EC=red LID=red LGD=lime LYD=yellow');
const LO = colours('KRKT=red KGKT=lime KSKT=yellow KFKT=orange TBKT=blue TGKT=green KYKT=amber CKT=deep GKT=lime YKT=yellow EKT=red KAKT=orange TWKT=white');

const SIGNALS = `
## 170101
Everlight | ${SMD} | {}/{}{}{} | i=25m | 0603:3000:0.09 | 0.6 | 19-217 19-213,^0.7 15-21,@1206,#2000,^0.6 17-21,@0805,^0.8 16-213,@0402,^0.6 | ${colours('GHC-Y=green BHC-Z=blue R6C-A=red Y5C-A=yellow G6C-F=lime S2C-A=orange T1D-K=white')} | ${BINS} | Y/3T B/3T,^0.6
Everlight | ${SMD} | {}{}/S530-A{}/TR8 | i=25m | 0603:3000:0.11 | 0.44 | 19-21 15-21,@1206,#2000 17-21,@0805 16-213,@0402 | ${colours('SURC=red SYGC=lime UYC=yellow SDRC=deep USOC=orange')} | 3 2,^0.6 4,^0.4
Everlight | ${SMD} | 67-21{}/{}/2T | i=30m | PLCC-2:2000:0.28 | 0.34 | -,^1 S,^0.5 | ${colours('R6C-AQ1R2B=red G6C-FM2P1B=lime Y2C-AQ1R2B=yellow BHC-AP1Q2=blue GHC-YS1T2=green QK2C-B28322BAGB2=white KK2C-S4040=warm')}
Kingbright | ${SMD} | {}{} | i=20m | 0603:2000:0.42 | 0.5 | APT1608 APT2012,@0805 APTD1608 APHHS1005,@0402 APTD3216,@1206 APTR3216,@1206 KP-2012,@0805 KPT-1608 KP-3216,@1206 AA3528,@PLCC-2 APA1606,@Side-view APL3015,@1206 APG1608 APTL3216,@1206 KPHHS-1005,@0402 AP2012,@0805 APB1608 KPA-3010,@Side-view | ${KB}
Lite-On | ${SMD} | LTST-{}{} | i=20m | 0603:4000:0.16 | 0.5 | C190 C191 C170,@0805,#3000 C150,@1206,#3000 C171,@0805,#3000 C281,@0402 S270,@Side-view C230,@1206,#3000 C193 C194,^0.6 C155,@1206,#2000,^0.3 T680,@PLCC-2,#2000 G353,@PLCC-2,#2000 S220,@Side-view C250,@1206,#2000,^0.3 C950,@1206,#2000,^0.3 | ${LO}
Hubei KENTO | ${SMD} | KT-{}{} | i=20m | 0603:4000:0.028 | 0.66 | 0603 0805,@0805,#3000 1206,@1206,#3000 0402,@0402 3528,@PLCC-2,#2000 0604,@0603,^0.3 | ${colours('R=red G=green B=blue W=white Y=yellow YG=lime O=orange RL=deep WW=warm P=pink UV=violet')}
NationStar | ${SMD} | NCD{}{} | i=20m | 0603:4000:0.04 | 0.5 | 0603 0805,@0805,#3000 1206,@1206,#3000 0402,@0402 | ${colours('R1=red G1=lime B1=blue W1=white Y1=yellow G2=green O1=orange R2=red')}
NationStar | ${SMD} | FC-{}K-{} | i=20m | 0603:4000:0.06 | 0.34 | DA1608,^1 2012,@0805 3215,@1206,^0.5 A1010,@0402,^0.5 | ${colours('620D=red 470H10=blue 520H30=green 585D5=yellow 569C6=lime 605E=orange')}
XINGLIGHT | ${SMD} | XL-{}{}{} | i=20m | 0603:4000:0.024 | 0.56 | 1608 2012,@0805 1005,@0402 3216,@1206,#3000 3528,@PLCC-2,#2000 2835,@PLCC-2,#3000 | ${colours('SURC=red UGC=green UBC=blue UWC=white UYC=yellow SYGC=lime UOC=orange UVC=violet WWC=warm')} | -06 -04,^0.6 -,^0.7
Vishay | ${SMD} | VLM{}-GS08 | i=30m | 0603:4000:0.75 | 0.34 | ${colours('S1500=red O1500=orange Y1500=yellow C1500=lime B1500=blue TG1500=green W1500=white S1300=deep Y1300=yellow B1300=blue')} ${colours('S2700=red O2700=orange Y2700=yellow C2700=lime TG2700=green').replaceAll(',~', ',@PLCC-2,~')} ${colours('S31K2L1=red Y31K1L2=yellow O31L1M2=orange S3100=red Y3100=yellow G3100=lime B31=blue TG31=green W31=white').replaceAll(',~', ',@PLCC-2,~')}
Broadcom | ${SMD} | HSM{}-C{} | i=20m | 0603:4000:0.95 | 0.34 | ${colours('S=red G=lime Y=yellow D=orange H=deep')} | 190 170,@0805 150,@1206 191 171,@0805 110,@Side-view 120,@Side-view 280,@0402 197 177,@0805 265,@1206
ROHM | ${SMD} | SML-{}{}T86{} | i=20m | 0603:3000:0.36 | 0.36 | D12 D13,^0.6 P12,@0402 E12,^0.7 31,^0.4 21,@0805 | ${colours('U8W=red V8W=red D8W=orange Y8W=yellow M8W=lime P8W=lime E8W=blue')} | - C,^0.6
Würth Elektronik | ${SMD} | 150{}{}{} | i=20m | 0603:4000:1.3 | 0.4 | 060 080,@0805,#3000 040,@0402 120,@1206,#3000 141,@PLCC-2,#2000 | ${colours('RS=red GS=green BS=blue YS=yellow VS=lime SS=deep AS=amber')} | 75000 73240 55040,^0.3
ams OSRAM | ${SMD} | {} | i=20m | 0603:4000:0.42 | 0.46 | ${colours('LSQ976-NR-1=red LSQ976-PS-1=red LYQ976-P1S2-36=yellow LYQ976-Q1S1-26=yellow LGQ971-KN-1=lime LGQ971-LO-1=lime LOQ976-PS-25=orange LAQ976-Q2S1-1=amber LBQ39G-L2OO-35-1=blue LBQ39E-N1OO-35-1=blue LTQ39G-Q1OO-25-1=green LTQ39E-Q2S1-25-1=green LWQ38G-Q2OO-3K5L-1=white LWQ38E-Q1OO-3K5L-1=white').replace(/(^| )L(.)(Q)/g, '$1L$2·$3')} ${colours('LSL29K-G1J2-1=red LSL29K-H1J2-1=red LYL29K-H1K2-26=yellow LYL29K-J1K2-26=yellow LGL29K-F2J1-24=lime LGL29K-G2J1-24=lime LOL29K-H2L1-24=orange LBL293-L1N2-25=blue').replace(/(^| )L(.)(L)/g, '$1L$2·$3')} ${colours('LST676-P2R1-1=red LST676-Q1R2-1=red LST67K-K1M1-1=red LYT676-Q2T1-26=yellow LYT676-R1S2-26=yellow LYT67K-K2M1-26=yellow LAT676-Q2T1-1=amber LAT67F-U2AA-24=amber LOT67K-L1M2-24=orange LGT67K-H1K2-24=lime LGT679-G1J1-1=lime LTT673-P1R2-25=green LTT64G-EBGB-29=green LBT673-L2P1-25=blue LBT64G-AACB-59=blue LWT673-Q1R2-5K8L-Z=white LWT733-S1T1-5K8L=white LST67F-T2V1-1=red LYT67F-U1V2-36=yellow').replace(/(^| )L(.)(T)/g, '$1L$2·$3').replaceAll(',~', ',@PLCC-2,*2,~')}
## 170102
Everlight | ${ROUND} | {}{}/S530-A{} | i=25m | LED_5mm:1000:0.22 | 0.48 | 333-2 204-10,@LED_3mm 204-15,@LED_3mm 1254-10,@LED_3mm 333,^0.5 7343,^0.4 3474AN,^0.4 | ${colours('SURC=red SYGC=lime UYC=yellow SDRC=deep USOC=orange SURD=red SYGD=lime UYD=yellow')} | 3 4 2 5,^0.4
Everlight | ${ROUND} | {}/{} | i=25m | LED_5mm:1000:0.32 | 0.38 | 333-2 204-10,@LED_3mm 334-15 | ${colours('UBGC/S400-A6=green UBC/C470/S400-X9-L=blue T2C1-1TVA=white X2C1-1QSA=warm')}
Kingbright | ${ROUND} | {}{} | i=20m | LED_5mm:1000:0.5 | 0.48 | WP7113 WP7104,@LED_3mm WP710A10,@LED_3mm WP1503CB/,@LED_5mm,^0.4 WP934SA/,@LED_3mm,^0.4 WP424,@LED_5mm,^0.4 WP483,^0.4 WP53,^0.5 WP1384AD/,^0.3 WP113,@Rectangular,^0.4 | ${KBT}
Lite-On | ${ROUND} | LTL-{}{} | i=20m | LED_5mm:1000:0.3 | 0.42 | 307 4203,^0.5 1CH,@LED_3mm 4221,@LED_3mm 4231,@LED_3mm 4251,^0.5 2F3V,^0.5 327,^0.4 353,^0.3 | ${colours('E=red G=lime Y=yellow R=deep N=orange')}
Lite-On | ${ROUND} | LTL{}{} | i=20m | LED_5mm:1000:0.42 | 0.36 | 2R3K 2V3 2H3 1CHK,@LED_3mm R42,@LED_3mm 17K 42C,@LED_3mm | ${colours('EKN=red GKN=lime YKN=yellow SKN=amber RKN=deep FKN=orange TBNN=blue TGNN=green')}
Vishay | ${ROUND} | TL{}{} | i=20m | LED_5mm:1000:0.55 | 0.38 | ${colours('HR=red HO=orange HY=yellow HG=lime HP=lime')} | 5400 4400,@LED_3mm 5401,^0.5 4401,@LED_3mm,^0.5 5405,^0.6 4405,@LED_3mm,^0.6 6400,^0.5 4200,@LED_3mm,^0.4 5100,^0.3
Vishay | ${ROUND} | TLC{}{} | i=50m | LED_5mm:1000:0.9 | 0.32 | ${colours('R=red O=orange Y=yellow PG=lime TG=green B=blue')} | 5100 5800 5200 6200,^0.4
Broadcom | ${ROUND} | HLMP-{} | i=20m | LED_5mm:1000:1.6 | 0.34 | ${colours('3301=red 3401=yellow 3507=lime 3750=red 3850=yellow 3950=lime 4700=red 4719=yellow 4740=lime EG08-Y2000=red EG30-NR000=red EL08-VY000=amber CM1A-560DD=green CB1A-XY0DD=blue CW36-UX400=white D101=deep D105=deep')} ${colours('1301=red 1401=yellow 1503=lime 1700=red 1719=yellow 1790=lime K101=deep K150=deep 1340=red 1440=yellow 1540=lime').replaceAll(',~', ',@LED_3mm,~')}
Cree LED | ${ROUND} | C{}-{} | i=20m | LED_5mm:500:0.8 | 0.34 | 503B,^1 566D,@Oval_5mm 4SMF,@Oval_4mm,^0.5 512A,^0.5 535A,@LED_5mm,^0.4 | ${colours('RCN-CW0Z0AA1=red RAN-CA0B0AA1=red GCN-CY0C0791=green GAN-CB0F0791=green BCN-CV0Z0461=blue BAN-CY0C0461=blue ACN-CW0Y0251=amber AAS-CY0B0251=amber WAN-CBADB151=white')}
XINGLIGHT | ${ROUND} | XL-{}{} | i=20m | LED_5mm:1000:0.06 | 0.5 | 502 302,@LED_3mm 504 304,@LED_3mm 502E,^0.4 | ${colours('SURC=red UGC=green UBC=blue UWC=white UYC=yellow SYGC=lime UOC=orange SURD=red UGD=green UBD=blue UYD=yellow UWD=white')}
`;

const ADDRESSABLE = `
## 170103
Worldsemi | ${RGB} | WS28{} | v=5 ch=3 | 5x5mm:1000:0.28 | 0.75 | 12B-V5/W,~可寻址_RGB_灯珠~Addressable_RGB_LED 12B-B/T,~可寻址_RGB_灯珠（黑）~Addressable_RGB_LED;_black 12B-V5/B,~可寻址_RGB_灯珠（黑）~Addressable_RGB_LED;_black 12B-Mini-V3/W,~可寻址_RGB_灯珠~Addressable_RGB_LED,@3.5x3.5mm 12B-Mini-X2/W,~可寻址_RGB_灯珠~Addressable_RGB_LED,@3.5x3.5mm 12B-2020-V1,~可寻址_RGB_灯珠~Addressable_RGB_LED,@2x2mm 12B-2020-X2F,~可寻址_RGB_灯珠~Addressable_RGB_LED,@2x2mm 12B-4020,~侧发光可寻址_RGB_灯珠~Side-view_addressable_RGB_LED,@4x2mm 13B-V5/W,~可寻址_RGB_灯珠~Addressable_RGB_LED 13B-B/W,~可寻址_RGB_灯珠~Addressable_RGB_LED 13B-Mini,~可寻址_RGB_灯珠~Addressable_RGB_LED,@3.5x3.5mm 15B-V1/W,v=12,~12_V_可寻址_RGB_灯珠~12_V_addressable_RGB_LED 15B-V3,v=12,~12_V_可寻址_RGB_灯珠~12_V_addressable_RGB_LED 12C-2020-V1,~可寻址_RGB_灯珠~Addressable_RGB_LED,@2x2mm 12D-F5,~直插可寻址_RGB_灯珠~Through-hole_addressable_RGB_LED,@LED_5mm 12D-F8,~直插可寻址_RGB_灯珠~Through-hole_addressable_RGB_LED,@LED_8mm 14B,~可寻址_RGBW_灯珠~Addressable_RGBW_LED,ch=4 16B,~可寻址_RGB_灯珠~Addressable_RGB_LED 18B,v=12,~12_V_可寻址_RGB_灯珠~12_V_addressable_RGB_LED
OPSCO | ${RGB} | SK68{} | v=5 ch=3 | 5x5mm:1000:0.26 | 0.55 | ${['12/5x5mm', '12MINI/3.5x3.5mm', '12MINI-E/3.2x2.8mm', '12MINI-HS/3.5x3.5mm', '12SIDE-A/4x2mm', '05-EC20/2x2mm', '05-EC15/1.5x1.5mm', '05-EC14/1.4x1.4mm', '05-EC10-000/1x1mm', '12-HV-4P/5x5mm', '22/5x5mm'].map((one) => `${one.split('/')[0]},@${one.split('/')[1]},~可寻址_RGB_灯珠~Addressable_RGB_LED`).join(' ')} ${['12RGBW-NW', '12RGBW-WW', '12RGBW-W', '12RGBW-NW-P6'].map((one) => `${one},ch=4,~可寻址_RGBW_灯珠~Addressable_RGBW_LED`).join(' ')}
XINGLIGHT | ${RGB} | XL-{} | ch=3 | 5x5mm:1000:0.16 | 0.5 | ${['5050RGBC-WS2812B/5x5mm', '5050RGBC-2812B/5x5mm', '2020RGBC-WS2812B/2x2mm', '3528RGBW-WS2812B/3.5x2.8mm', '1615RGBC-WS2812B/1.6x1.5mm', '4020RGBC-WS2812B/4x2mm', '3535RGBC-2812B/3.5x3.5mm'].map((one) => `${one.split('/')[0]},@${one.split('/')[1]},v=5,~可寻址_RGB_灯珠~Addressable_RGB_LED`).join(' ')} ${['5050RGBC/5x5mm', '5050RGBC-TB1/5x5mm', '3528RGBC/PLCC-4', '3535RGBC/3.5x3.5mm', '2020RGBC/2x2mm', '1615RGBC-RF/1.6x1.5mm', '0404RGBC/1x1mm', '3210RGBC/3.2x1mm', '5050RGBWC/5x5mm'].map((one) => `${one.split('/')[0]},@${one.split('/')[1]},~贴片_RGB_灯珠~RGB_SMD_LED`).join(' ')}
Everlight | RGB 灯珠 | RGB LED | {} | ch=3 i=25m | PLCC-4:2000:0.9 | 0.4 | 19-337/R6GHBHC-A01/2T,@1.6x1.6mm 19-237/R6GHBHC-A04/2T,@1.6x1.6mm 61-236/RGBC-A01/ET 67-23B/R6GHBHW-B01/2T 12-23C/R6GHBHC-A01/2C,@3.2x2.7mm EAST1616RGBA1,@1.6x1.6mm EASV3015RGBA0,@3x1.5mm EL-337-R6GHBHC,@1.6x1.6mm 339-1TRGBC1/S400,@LED_5mm 18-038/RSGHBHC1-S02/2T,@1.6x0.8mm
Kingbright | RGB 灯珠 | RGB LED | {} | ch=3 i=20m | PLCC-4:2000:2.6 | 0.36 | AAAF5051-04 AAA3528ESGCT KAAF-5050RGBS-13 AAAF5060PBESEEVGA KAA-3528RGBS-11 APTF1616LSEEZGKQBKC,@1.6x1.6mm APFA2507QBDSEEZGKC,@Side-view APHF1608LSEEQBDZGKC,@1.6x0.8mm WP154A4SUREQBFZGC,@LED_5mm WP154A4SEJ3VBDZGW/CA,@LED_5mm APF3236SEEVGAPBAC,@3.2x3.6mm APTB1612ESGC-F01,@1.6x1.2mm APHB1608LQBDCGKC-GX,@1.6x0.8mm APHBM2012SURKCGKC,@0805 APBL3025ESGC-F01,@1206
Lite-On | RGB 灯珠 | RGB LED | LTST-{} | ch=3 i=20m | 1.6x1.6mm:4000:0.95 | 0.36 | C19HE1WT C19FD1WT C19HEGBK1WT G563ZEGBW,@5x5mm E563CHEGBW-AW,@5x5mm G683RGBW,@PLCC-4 C195KGJRKT,ch=2 C195TBKFKT,ch=2 C155KGJRKT,@1206,ch=2 E683RGBW,@PLCC-4 S33FBEGJ-PN,@Side-view
Cree LED | RGB 灯珠 | RGB LED | CLV1{}-FK{} | ch=3 i=25m | PLCC-6:1000:1.5 | 0.34 | A,@PLCC-4 L S H,@PLCC-6 B,^0.5 | B-CJ1M1F1BB7R4S3 B-CHMPEEMBB7D4D3,^0.6 A-CAEHEGDBB7A363,^0.6 W-CK1P1G1BB7R4S3,^0.5
NationStar | RGB 灯珠 | RGB LED | FC-{} | ch=3 i=20m | 1x1mm:4000:0.22 | 0.34 | B1010RGBT-HG B1515RGBT-HG,@1.5x1.5mm B2020RGBA-HG,@2x2mm B0606RGBT-HG,@0.6x0.6mm 3528RGBB-PG,@PLCC-4 5050RGBB-PG,@5x5mm B1921RGBA-HG,@2x2mm
Hubei KENTO | RGB 灯珠 | RGB LED | KT-{} | ch=3 i=20m | 5x5mm:1000:0.12 | 0.4 | 5050RGB 3528RGB,@PLCC-4 0606RGB,@1.6x1.6mm 3535RGB,@3.5x3.5mm 1615RGB,@1.6x1.5mm 0805RG,@0805,ch=2 0603RG,@1.6x0.8mm,ch=2 0805RB,@0805,ch=2 1206RG,@1206,ch=2 1206RYG,@1206,ch=2
`;

const CCT = 'E1,~6200_K~6200_K E2,~5700_K~5700_K E3,~5000_K~5000_K E4,~4500_K~4500_K E5,~4000_K~4000_K E6,~3500_K~3500_K E7,~3000_K~3000_K E8,~2700_K~2700_K';
const LIGHTING = `
## 170104
Cree LED | ${LIGHT} | {}WT-{}-0000-00{}{} | vf=2.9 i=1.5 | 3.45x3.45mm:1000:6.5 | 0.4 | XPGB,@3.45x3.45mm XPEB,@3.45x3.45mm,*0.6,i=1 XPLA,@3.45x3.45mm,*1.9,i=3 XPGD,@3.45x3.45mm XTEA,@3.45x3.45mm,*0.8 | L1 H1,^0.6 U1,^0.3 | G,*1.1 F E,*0.9 | ${CCT}
Cree LED | ${LIGHT} | XHP{}-00-0000-0{} | i=3 | 5x5mm:500:26 | 0.34 | 50B,vf=5.6 70B,vf=5.6,@7x7mm,*1.8 35A,vf=11.3,@3.45x3.45mm,*0.8 | BJ40E1,~6200_K~6200_K BJ40E2,~5700_K~5700_K BJ40E3,~5000_K~5000_K BH40E4,~4500_K~4500_K BH40E5,~4000_K~4000_K BG40E6,~3500_K~3500_K BG40E7,~3000_K~3000_K BF40E8,~2700_K~2700_K
Hubei KENTO | ${LIGHT} | KT-{}W{} | vf=3.1 | PLCC-2:4000:0.05 | 0.4 | 2835,i=60m 5730,i=150m,*1.4 3014,i=30m,*0.8 4014,i=60m 3030,i=150m,*1.6 | -,~6500_K~6500_K N,~4000_K~4000_K W,~3000_K~3000_K
XINGLIGHT | ${LIGHT} | XL-{}UW{}-{} | vf=3.1 | PLCC-2:4000:0.05 | 0.38 | 2835,i=150m 3030,i=300m,*1.7 5730,i=150m,*1.3 3014,i=30m 5050,i=180m,*1.8 | C,~6000_K~6000_K C-NW,~4000_K~4000_K C-WW,~3000_K~3000_K | 05W,p=0.5 1W,p=1,*1.4 02W,p=0.2,*0.7
ams OSRAM | ${LIGHT} | {} | vf=3 i=1 | 3.75x3.75mm:600:9 | 0.34 | ${['6500/KW·CSLNM1.TG-Z6QF7-EBVFFCBB46-T3T3', '5700/KW·CSLPM1.TG-8L8M-5E8G-1', '4000/GW·CSSRM3.EM-N4N6-XX54-1', '3000/GW·CSSRM3.PM-N1N5-XX51-1', '2700/GW·CSSRM2.PM-M5N3-XX51-1', '5000/GW·CSSRM2.EM-M5N5-XX54-1', '3500/GW·CS8PM1.PM-LRLT-XX52-1', '4000/GW·CS8PM1.EM-LSLU-XX55-1', '6500/LUW·CQAR-NQNR-GQJQ-1', '4000/LCW·CQAR.PC-MUNQ-5L7N-1', '3000/LCW·CRDP.EC-KTLP-5J7K-1', '5700/LUW·CQDP-KULQ-5E8G-1'].map((one) => { const [kelvin = '', number = ''] = one.split('/'); return `${number},~${kelvin}_K~${kelvin}_K`; }).join(' ')}
Everlight | ${LIGHT} | {}/KK{}C-{} | vf=3.1 i=60m | PLCC-2:4000:0.14 | 0.32 | 62-217D 67-21S,^0.6 62-227ET,i=150m,*1.5 | 6,^1 5,^0.7 | H5757ER4A2E25Z1/2T,~5700_K~5700_K H5050ER4A2E25Z1/2T,~5000_K~5000_K H4040ER4A2E25Z1/2T,~4000_K~4000_K H3030ER4A2E25Z1/2T,~3000_K~3000_K H2727ER4A2E25Z1/2T,~2700_K~2700_K
`;

/** LEDs: chip, round, addressable and for lighting. */
export function leds(): Series[] {
  return [
    ...patternSeries(SIGNALS, { hot: { 'KT-0603R': 26, 'KT-0603G': 60, 'KT-0805W': 110, 'XL-1608SURC-06': 130 } }),
    ...patternSeries(ADDRESSABLE, { hot: { 'WS2812B-V5/W': 29, 'WS2812B-2020-V1': 124 } }),
    ...patternSeries(LIGHTING),
  ];
}
