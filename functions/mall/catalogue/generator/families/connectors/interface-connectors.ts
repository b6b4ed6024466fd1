/** USB, network, audio, coaxial, card, power and battery connectors. */
import { gridSeries } from '../../readers/grid-series';
import type { Series } from '../../series';

const BRANDS = {
  H: 'Korean Hroparts', S: 'SHOU HAN', X: 'XKB Connectivity', B: 'BOOMELE', M: 'Molex', T: 'TE Connectivity', A: 'Amphenol', HI: 'Hirose', J: 'JAE', G: 'GCT',
  W: 'Würth Elektronik', HR: 'HanRun', P: 'Pulse', BE: 'Bel Fuse', SAM: 'Samtec', L: 'LINKPP', U: 'CUI Devices', K: 'Keystone', MY: 'MYOUNG', AM: 'AMASS', AN: 'Anderson Power',
  BW: 'BAT WIRELESS', KH: 'Kinghelm', CI: 'Cinch', MU: 'Murata', I: 'I-PEX', SO: 'SOFNG', Q: 'Switchcraft', JS: 'JST', C: 'CONNFLY', XU: 'XUNPU', QJ: 'Q&J',
};

/** All series of this file. */
export function interfaceConnectors(): Series[] {
  return gridSeries(GRIDS, { brands: BRANDS, positions: false });
}

const GRIDS = `
## 140401
TYPE-C-31-M-<12:hot=24;12A:f=0.6;14:f=0.7;15:f=0.6;17:f=0.8;04:f=0.5;23:f=0.5;33:f=0.4> | H | USB Type-C 16P 母座 | USB Type-C receptacle, 16 pin | - | pos=16 mount=SMD i=5 v=20 tmin=-30 tmax=80 | 0.62 | 1000 | 0.8
TYPE-C-31-<G-02:f=0.6;G-03:f=0.5;M-05:f=0.5;G-06:f=0.4> | H | USB 3.1 Type-C 24P 母座 | USB 3.1 Type-C receptacle, 24 pin | - | pos=24 mount=SMD i=5 v=20 | 1.3 | 1000 | 0.5
TYPE-C <16PIN 2MD(073):f=1;6P:f=0.8;6P(073):f=0.8;16P 073:f=0.7;24P QCHT:f=0.7;16PIN 2LJ:f=0.4;16P CB1.6:f=0.4> | S | USB Type-C 母座 | USB Type-C receptacle | - | mount=SMD i=3 v=20 tmin=-30 tmax=85 | 0.42 | 1000 | 0.62
U262-<161N-4BVC11:pos=16,hot=70;16XN-4BVC11:pos=16,f=0.8;06XN-4BVC10:pos=6,f=0.8,x=0.6;24XN-4BV64:pos=24,f=0.6,x=2;241N-4BV60:pos=24,f=0.6,x=2;083N-4BVC16:pos=8,f=0.4> | X | USB Type-C 母座 | USB Type-C receptacle | - | mount=SMD i=5 v=20 tmin=-40 tmax=85 | 0.58 | 1000 | 0.55
USB4<105-GF-A:pos=16,f=1;085-GF-A:pos=16,f=0.9,x=1.2;110-GF-A:pos=16,f=0.8;125-GF-A:pos=6,f=0.8,x=0.7;135-GF-A:pos=6,f=0.7,x=0.7;115-03-C:pos=24,f=0.5,x=1.7;056-03-A:pos=24,f=0.5,x=1.8;510-03-0-A:pos=6,f=0.4> | G | USB Type-C 母座 | USB Type-C receptacle | - | mount=SMD i=5 v=48 tmin=-40 tmax=85 | 3.6 | 800 | 0.5
DX07S0<16JA1R1500:pos=16;16JA3R1500:pos=16,f=0.7;24JJ2R1300:pos=24,x=1.5;24JJ3R1300:pos=24,x=1.5,f=0.7;24WJ1R350:pos=24,x=1.6,f=0.6;24XJ1R1100:pos=24,x=1.6,f=0.5> | J | DX07 USB Type-C 母座 | DX07 USB Type-C receptacle | - | mount=SMD i=5 v=20 tmin=-40 tmax=85 | 6.2 | 800 | 0.36
105450-0101 | M | USB 3.1 Type-C 24P 母座 | USB 3.1 Type-C receptacle, 24 pin | - | pos=24 mount=SMD i=5 v=30 tmin=-30 tmax=85 | 7.4 | 1700 | 0.42
2<171790001:f=0.8;169900001:f=0.6;171750001:f=0.5> | M | USB Type-C 16P 母座 | USB Type-C receptacle, 16 pin | - | pos=16 mount=SMD i=5 v=20 | 4.8 | 800 | 0.36
632723<300011:pos=24;130112:pos=24,f=0.6> | W | WR-COM USB 3.1 Type-C 母座 | WR-COM USB 3.1 Type-C receptacle | - | mount=SMD i=5 v=20 tmin=-25 tmax=85 | 14 | 500 | 0.28
629722000214 | W | WR-COM USB 2.0 Type-C 母座 | WR-COM USB 2.0 Type-C receptacle | - | pos=16 mount=SMD i=5 v=20 tmin=-40 tmax=85 | 9.2 | 600 | 0.26
2<129691-1:f=1;295018-1:f=0.7;305018-2:f=0.5> | T | USB Type-C 24P 母座 | USB Type-C receptacle, 24 pin | - | pos=24 mount=SMD i=5 v=20 tmin=-40 tmax=85 | 6.8 | 700 | 0.32
124<01832E402A:f=1;01826E412A:f=0.7;01598E412A:f=0.6> | A | USB Type-C 24P 母座 | USB Type-C receptacle, 24 pin | - | pos=24 mount=SMD i=5 v=20 tmin=-40 tmax=85 | 5.2 | 800 | 0.3
CX<70M-24P1:f=1;90M-16P:pos=16,f=0.9,x=0.8;60-24S-UNIT:f=0.3> | HI | USB Type-C 母座 | USB Type-C receptacle | - | pos=24 mount=SMD i=5 v=20 tmin=-40 tmax=85 | 6.5 | 800 | 0.3
UJC-<HP-3-SMT-TR:pos=6;HP-G-SMT-TR:pos=6,f=0.5;VP-3-SMT-TR:pos=6,f=0.5;31-H-G-SMT-4-TR:pos=24,x=2,f=0.5> | U | USB Type-C 母座 | USB Type-C receptacle | - | mount=SMD i=3 v=20 tmin=-30 tmax=80 | 4.2 | 1000 | 0.3
## 140402
U-F-M5<DD-Y-1:f=1;DD-W-1:f=0.6;WW-Y-1:f=0.6;SS-W-2:f=0.5> | H | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1 v=30 tmin=-30 tmax=80 | 0.3 | 2000 | 0.62
U-A-24<DD-Y-1:f=1;SD-Y-2:f=0.5;DS-W-3:f=0.5> | H | USB-A 2.0 母座 | USB-A 2.0 receptacle | - | pos=4 mount=THT i=1.5 v=30 | 0.55 | 500 | 0.5
MicroXNJ | S | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1 v=30 | 0.2 | 2000 | 0.6
Micro<QTJ:f=1; 5.9:f=0.8; 7.2:f=0.7;ZJ:f=0.5;XDF:f=0.5> | S | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1 v=30 | 0.22 | 2000 | 0.45
AF <90 WJ:f=1;180 WJ:f=0.7;SMT WJ:mount=SMD,f=0.7;QB 10.0:f=0.5> | S | USB-A 2.0 母座 | USB-A 2.0 receptacle | - | pos=4 mount=THT i=1.5 v=30 | 0.35 | 400 | 0.46
U254-<051N-4BH25:f=0.4;051T-4BH83-F1S:f=1;05BN-4BH06:f=0.5> | X | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1.8 v=30 | 0.32 | 1500 | 0.5
U2<17-041N-4BV80:f=0.8;31-041N-4BLRA00-S:f=1;35-041N-3BVL6:f=0.5;31-092N-4BLRT00-S:pos=9,f=0.6,x=2> | X | USB-A 母座 | USB-A receptacle | - | pos=4 mount=THT i=1.5 v=30 | 0.7 | 500 | 0.44
10118<192-0001LF:f=0.8;193-0001LF:f=1;194-0001LF:f=0.9> | A | Micro USB B 母座 | Micro USB B receptacle | - | pos=5 mount=SMD i=1.8 v=30 tmin=-55 tmax=85 | 1.5 | 1500 | 0.5
1010<3594-0001LF:f=1;4110-0001LF:f=0.6;4111-0001LF:f=0.5> | A | Micro USB B 母座 | Micro USB B receptacle | - | pos=5 mount=SMD i=1.8 v=30 tmin=-55 tmax=85 | 1.7 | 1500 | 0.4
475<90-0001:f=0.8;91-0001:f=0.5;89-0001:f=0.4;46-0001:f=1> | M | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1 v=30 tmin=-30 tmax=85 | 3.2 | 1500 | 0.42
105<017-0001:f=1;133-0001:f=0.7;164-0001:f=0.5> | M | Micro USB B 母座 | Micro USB B receptacle | - | pos=5 mount=SMD i=1.8 v=30 tmin=-30 tmax=85 | 2.4 | 2500 | 0.46
48<037-1000:f=0.8;037-2200:f=0.7;204-0001:f=0.5> | M | USB-A 插头 | USB-A plug | - | pos=4 mount=SMD i=1.5 v=30 | 4.6 | 300 | 0.3
67<643-0910:f=1;643-2910:f=0.6;068-8000:f=0.8;068-9001:f=0.5> | M | USB 母座 | USB receptacle | - | pos=4 mount=THT i=1.5 v=30 tmin=-40 tmax=85 | 4.2 | 200 | 0.4
675<03-1020:f=1;03-1230:f=0.5;03-1340:f=0.4> | M | Mini USB B 母座 | Mini USB B receptacle | - | pos=5 mount=SMD i=1 v=30 | 3.8 | 700 | 0.34
29<2303-1:f=1;2303-4:f=0.5;2304-1:f=0.8;2336-1:f=0.4> | T | USB 母座 | USB receptacle | - | pos=4 mount=THT i=1.5 v=30 tmin=-55 tmax=85 | 3.4 | 200 | 0.4
ZX62<-B-5PA(33):f=0.8;D-B-5P8(30):f=0.6;R-B-5P(30):f=0.5;M-B-5P(01):f=0.5;D-AB-5P8(30):f=0.5> | HI | Micro USB 母座 5P | Micro USB receptacle, 5 pin | - | pos=5 mount=SMD i=1.8 v=30 tmin=-30 tmax=85 | 2.8 | 1500 | 0.4
UX60<SC-MB-5ST(80):f=1;A-MB-5ST:f=0.6;-MB-5ST:f=0.6> | HI | Mini USB B 母座 | Mini USB B receptacle | - | pos=5 mount=SMD i=1 v=30 | 4 | 1000 | 0.36
USB3<076-30-A:f=1;080-30-00-A:f=0.5;105-30-A:f=0.5;131-30-0230-A:f=0.5;140-30-0230-1-C:f=0.4> | G | Micro USB B 母座 | Micro USB B receptacle | - | pos=5 mount=SMD i=1.8 v=30 | 1.9 | 1500 | 0.34
USB1<046-GF-L-B-C:f=0.5;061-GF-L-B-A:f=0.7;130-15-A:f=0.4;145-A-B:f=0.4> | G | USB-A 2.0 母座 | USB-A 2.0 receptacle | - | pos=4 mount=THT i=1.5 v=30 | 3 | 200 | 0.3
6<14004134726:f=1;14004160621:f=0.8;29004113921:f=0.6;92121030100:pos=9,f=0.8,x=1.7;92122030100:pos=9,f=0.5,x=1.7;14104190121:f=0.5;29105150521:pos=5,f=0.8;51005136521:pos=5,f=0.6> | W | WR-COM USB 母座 | WR-COM USB receptacle | - | pos=4 mount=THT i=1.5 v=30 tmin=-25 tmax=85 | 6.8 | 200 | 0.32
917-181A1022Y10200 | B | USB-A 2.0 母座 | USB-A 2.0 receptacle | - | pos=4 mount=THT i=1.5 v=30 | 0.5 | 500 | 0.42
C<4-USB-A-01:f=1;4-USB-B-01:f=0.6;5-USB-M-01:f=0.5> | B | USB 母座 | USB receptacle | - | mount=THT i=1.5 v=30 | 0.55 | 500 | 0.32
UJ<2-AH-1-TH:f=1;2-AV-1-TH:f=0.7;2-BH-1-TH:f=0.7;2-MBH-1-SMT-TR:f=0.8,mount=SMD;2-MIBH-4-SMT-TR:mount=SMD;3-AH-1-TH:f=0.6,x=1.8> | U | USB 母座 | USB receptacle | - | mount=THT i=1.5 v=30 tmin=-30 tmax=80 | 2.8 | 200 | 0.32
## 140601
HR9<11105A:hot=88;11130A:f=0.9;11130C:f=0.8;01110A:f=0.5;13550A:f=0.5;61180C:f=0.5;40131AE:f=0.4> | HR | 带网络变压器 RJ45 | RJ45 jack with magnetics | - | pos=8 mount=THT tmin=-40 tmax=85 | 5.4 | 100 | 0.6
HY911105A<E:f=1;:f=0.8> | HR | 带网络变压器 RJ45 | RJ45 jack with magnetics | - | pos=8 mount=THT tmin=-40 tmax=85 | 4.9 | 100 | 0.46
J<00-0045NL:f=0.8;00-0065NL:f=0.8;0011D01BNL:f=0.9;0011D21BNL:f=1;0011D21BENL:f=0.5;0012D21NL:f=0.5;D0-0005NL:f=0.3;K0-0136NL:f=0.4;1B1211CCD:f=0.3;XD0-0001NL:f=0.4> | P | PulseJack 带网络变压器 RJ45 | PulseJack RJ45 with magnetics | - | pos=8 mount=THT tmin=0 tmax=70 | 16 | 60 | 0.42
SI-<60062-F:f=1;50170-F:f=0.7;46001-F:f=0.6;52008-F:f=0.6;60136-F:f=0.4;70005-F:f=0.3> | BE | MagJack 带网络变压器 RJ45 | MagJack RJ45 with magnetics | - | pos=8 mount=THT tmin=0 tmax=70 | 21 | 50 | 0.36
08<10-1XX1-03:f=0.5;26-1X1T-GJ-F:f=0.6;26-1G1T-23-F:f=0.7;26-1L1T-23-F:f=0.5;33-2D1T-58-F:f=0.3> | BE | MagJack 带网络变压器 RJ45 | MagJack RJ45 with magnetics | - | pos=8 mount=THT tmin=0 tmax=70 | 26 | 50 | 0.28
749<9010121A:f=1;9011121A:f=0.8;9010211A:f=0.6;9111614A:f=0.5;9151120:f=0.4;9211122:f=0.4> | W | WE-RJ45LAN 带网络变压器 | WE-RJ45LAN jack with transformer | - | pos=8 mount=THT tmin=-40 tmax=85 | 32 | 60 | 0.34
61500<8137421:f=1;8144221:f=0.7;8160621:f=0.5> | W | WR-MJ 无变压器 RJ45 | WR-MJ RJ45 jack without magnetics | - | pos=8 mount=THT tmin=-40 tmax=85 | 7 | 80 | 0.3
LPJ<0011BBNL:f=0.7;4112CNL:f=0.8;G0926HENL:f=0.7;0026ABNL:f=0.5;16207AGNL:f=0.3> | L | 带网络变压器 RJ45 | RJ45 jack with magnetics | - | pos=8 mount=THT tmin=0 tmax=70 | 6.8 | 100 | 0.36
R-RJ45R08P-<A000:f=1;B000:f=0.9;C000:f=0.6> | XU | 无变压器 RJ45 | RJ45 jack without magnetics | - | pos=8 mount=THT | 0.9 | 200 | 0.36
DS1129-<05-S80BP-X:f=1;S80BS-X:f=0.8;08-S8P8C:f=0.4> | C | 无变压器 RJ45 | RJ45 jack without magnetics | - | pos=8 mount=THT | 1.2 | 200 | 0.38
RJ45-<56:f=0.8;8P8C LED:f=1;DIP 90:f=0.6> | S | 无变压器 RJ45 | RJ45 jack without magnetics | - | pos=8 mount=THT | 1 | 200 | 0.38
855<02-5001:f=1;08-5001:f=0.9;13-5014:f=0.6;10-5113:f=0.5> | M | 无变压器 RJ45 | RJ45 jack without magnetics | - | pos=8 mount=THT tmin=-40 tmax=85 | 6.2 | 120 | 0.32
5406<552-1:f=0.6;544-1:f=0.6;721-1:f=0.5> | T | 无变压器 RJ45 | RJ45 jack without magnetics | - | pos=8 mount=THT tmin=-40 tmax=70 | 5.8 | 120 | 0.3
RJ<HSE-5080:f=1;HSE-5380:f=0.8;HSE-5384:f=0.5;MG1BD3B8K1ANR:f=0.5,x=3> | A | RJ45 网口 | RJ45 jack | - | pos=8 mount=THT tmin=-40 tmax=85 | 7.6 | 100 | 0.3
## 140602
PJ-3<20A:f=1;27A:f=0.9;27E5:f=0.6;13D:f=0.6;07:f=0.6;93:f=0.5;06B:f=0.5;42:f=0.4;25:f=0.4;01:f=0.3> | H | 3.5 mm 音频座 | 3.5 mm audio jack | - | mount=SMD i=1 v=30 | 0.35 | 500 | 0.5
SJ<1-3523N:f=1;1-3533NG:f=0.7;1-3513:f=0.6;2-3574A-SMT:f=0.5,mount=SMD;-3523-SMT:mount=SMD,f=0.9;-43514:f=0.6;-43516-SMT:mount=SMD,f=0.5;1-2533:f=0.4> | U | 音频座 | Audio jack | - | mount=THT i=1 v=12 tmin=-25 tmax=85 | 3 | 500 | 0.34
35RAPC<2AV:f=0.8;4BHN2:f=0.7;2BV4:f=0.5;BH3:f=0.4> | Q | 3.5 mm 音频座 | 3.5 mm audio jack | - | mount=THT | 6.5 | 200 | 0.26
HDMI-<001:f=1;001S:f=0.6;019:f=0.5> | B | HDMI A 母座 19P | HDMI type A receptacle | - | pos=19 mount=SMD i=0.5 v=40 | 0.95 | 300 | 0.46
HDMI-<A-19P SMT:f=1;AF 19P:f=0.8;C-19P:f=0.5;D-19P:f=0.5> | S | HDMI 母座 19P | HDMI receptacle, 19 pin | - | pos=19 mount=SMD i=0.5 v=40 | 0.85 | 300 | 0.48
10029449-<001RLF:f=1;111RLF:f=0.7> | A | HDMI A 母座 19P | HDMI type A receptacle | - | pos=19 mount=SMD i=0.5 v=40 tmin=-20 tmax=85 | 3.2 | 500 | 0.42
4<71510001:f=0.8;71511001:f=0.7;67650001:f=0.7;67650301:f=0.4;68302000:f=0.3> | M | HDMI 母座 19P | HDMI receptacle, 19 pin | - | pos=19 mount=SMD i=0.5 v=40 tmin=-20 tmax=85 | 7.2 | 500 | 0.36
2<007435-1:f=0.6;007435-3:f=0.5;000-1-2-41-00-BK:f=0.2> | T | HDMI A 母座 19P | HDMI type A receptacle | - | pos=19 mount=SMD i=0.5 v=40 | 8.4 | 400 | 0.26
685119<134923:f=1;136923:f=0.7;248123:f=0.6> | W | WR-HDMI 母座 19P | WR-HDMI receptacle, 19 pin | - | pos=19 mount=SMD i=0.5 v=40 tmin=-20 tmax=85 | 12 | 400 | 0.28
RCJ-01<1:c=black;2:c=red;3:c=white;4:c=yellow;5:c=green,f=0.6;6:c=blue,f=0.6> | U | RCA 莲花座 | RCA jack | - | mount=THT | 4.2 | 200 | 0.28
AV-8.4-<13:c=red;14:c=white;15:c=yellow> | H | RCA 莲花座 | RCA jack | - | mount=THT | 0.6 | 300 | 0.3
## 140701
U.FL-R-SMT-1(<10:f=0.9;80:f=1;01:f=0.7;60:f=0.4>) | HI | U.FL 射频座 | U.FL coaxial receptacle | - | f=6G mount=SMD v=60 h=1.25m tmin=-40 tmax=90 | 1.4 | 4000 | 0.6
W.FL-R-SMT-1(<10:f=1;60:f=0.5>) | HI | W.FL 射频座 | W.FL coaxial receptacle | - | f=6G mount=SMD v=60 tmin=-40 tmax=90 | 1.8 | 4000 | 0.36
X.FL-R-SMT-1(<10:f=0.6;80:f=1>) | HI | X.FL 射频座 | X.FL coaxial receptacle | - | f=12G mount=SMD v=30 tmin=-40 tmax=90 | 2.2 | 4000 | 0.28
20<279-001E-03:f=1;279-001E-01:f=0.7;449-001E-03:f=0.8;579-001E-01:f=0.3;956-001E-01:f=0.3> | I | MHF 射频座 | MHF micro coaxial receptacle | - | f=6G mount=SMD tmin=-40 tmax=90 | 0.9 | 4000 | 0.5
BWIPX-<1-001E:f=1;3-001A:f=0.6;4-001E:f=0.8;5-001:f=0.4> | BW | IPEX 射频座 | IPEX micro coaxial receptacle | - | f=6G mount=SMD tmin=-40 tmax=85 | 0.16 | 4000 | 0.55
BWSMA-<KE-P001:f=1;KE-P002:f=0.6;KE-Z001:f=0.9;KWE-P001:f=0.5;KE-N12:f=0.4;JE-P001:f=0.4> | BW | SMA 射频座 | SMA connector | - | f=6G mount=THT tmin=-40 tmax=85 | 1.8 | 100 | 0.52
KH-<IPEX-K501-29:f=1;SMA-K513-G:f=0.9,mount=THT,x=6;SMA-KE-Z:f=0.8,mount=THT,x=6;MCX-KE:f=0.5,mount=THT,x=5;IPEX4-2020:f=0.5> | KH | 射频座 | RF connector | - | f=6G mount=SMD | 0.3 | 1000 | 0.44
132<255:f=1;289:f=0.8;322:f=0.6;134:f=0.7;101:f=0.4;119:f=0.4;357:f=0.3> | A | SMA 射频座 | SMA jack | - | f=18G mount=THT tmin=-65 tmax=165 | 18 | 50 | 0.34
901-<143:f=1;144:f=0.8;10511-2:f=0.8;9895-RFX:f=0.6;10309:f=0.3;131-5SFX:f=0.3> | A | SMA 射频座 | SMA jack | - | f=18G mount=THT tmin=-65 tmax=165 | 20 | 50 | 0.3
112<404:f=1;640:f=0.8;450:f=0.4> | A | BNC 射频座 | BNC jack | - | f=4G mount=THT | 14 | 50 | 0.3
73<251-1150:f=1;251-2120:f=0.5;391-0060:f=0.9;391-0070:f=0.7;100-0114:f=0.4;366-0060:f=0.3;415-0961:f=0.5;412-0110:f=0.6> | M | 射频同轴座 | RF coaxial connector | - | f=18G tmin=-65 tmax=165 | 16 | 100 | 0.34
142-0<701-801:f=1;701-851:f=0.9;711-821:f=0.6;701-201:f=0.8;701-301:f=0.6;761-801:f=0.4;711-201:f=0.4> | CI | Johnson SMA 射频座 | Johnson SMA jack | - | f=18G mount=THT tmin=-65 tmax=165 | 24 | 50 | 0.34
SMA-J-P-<H-ST-EM1:f=1;H-ST-TH1:f=0.9,mount=THT;H-RA-TH1:f=0.6,mount=THT;X-ST-EM1:f=0.5;H-ST-MT1:f=0.4;X-ST-BH1:f=0.2> | SAM | SMA 射频座 | SMA jack | - | f=18G mount=SMD | 18 | 50 | 0.32
<MMCX:x=1;MCX:x=0.9;SMP:x=1.6,f=0.6>-J-P-H-<ST-TH1:mount=THT;ST-SM1:mount=SMD;RA-TH1:mount=THT,f=0.7;ST-EM1:f=0.5> | SAM | 射频同轴座 | RF coaxial jack | - | f=6G | 13 | 100 | 0.24
1909763-1 | T | UMCC 射频座 | UMCC coaxial receptacle | - | f=6G mount=SMD | 1.5 | 4000 | 0.34
5-<1814832-1:f=1;1814832-2:f=0.6;1634503-1:f=0.5;1634556-0:f=0.3> | T | 射频同轴座 | RF coaxial connector | - | f=4G mount=THT | 17 | 50 | 0.26
MM8430-26<10RA1:f=1;10RB3:f=0.8> | MU | 射频测试开关座 | RF test switch connector | - | f=6G mount=SMD | 2.4 | 4000 | 0.3
MM4829-2702RA4 | MU | 射频同轴座 | RF coaxial receptacle | - | f=6G mount=SMD | 1.8 | 4000 | 0.24
60312002114<503:f=1;405:f=0.6> | W | WR-SMA 射频座 | WR-SMA jack | - | f=18G mount=THT | 26 | 50 | 0.26
## 140801
TF-<01A:hot=160;015:f=0.8;PUSH:f=0.9;101-H1.8:f=0.5> | H | TF 卡座 | microSD card socket | - | pos=8 mount=SMD i=0.5 v=100 | 0.75 | 1000 | 0.5
SD-<01A:f=1;111:f=0.5> | H | SD 卡座 | SD card socket | - | pos=9 mount=SMD i=0.5 v=100 | 1.5 | 500 | 0.38
TF <PUSH:f=1;CARD H1.8:f=0.7;PULL:f=0.5> | S | TF 卡座 | microSD card socket | - | pos=8 mount=SMD i=0.5 v=100 | 0.62 | 1000 | 0.5
SIM-<014:f=0.7;019:f=0.5;6P PUSH:f=0.8;007C:f=0.5> | S | SIM 卡座 | SIM card socket | - | pos=6 mount=SMD i=0.5 v=50 | 0.7 | 1000 | 0.42
MICRO SIM <6P:f=1;7P PUSH:f=0.7> | S | Micro SIM 卡座 | Micro SIM card socket | - | mount=SMD i=0.5 v=50 | 0.65 | 1000 | 0.4
SMN-<303:f=1;305:f=0.8;315:f=0.7;304:f=0.4> | X | Nano SIM 卡座 | Nano SIM card socket | - | pos=6 mount=SMD i=0.5 v=50 | 0.8 | 1000 | 0.4
XKTF-<015:f=1;001:f=0.7;N07-N:f=0.5> | X | TF 卡座 | microSD card socket | - | pos=8 mount=SMD i=0.5 v=100 | 0.7 | 1000 | 0.4
SOFNG <TF-015:f=1;SIM-013:f=0.6> | SO | 卡座 | Card socket | - | mount=SMD i=0.5 v=50 | 0.72 | 1000 | 0.3
DM3<AT-SF-PEJM5:f=1;BT-DSF-PEJS:f=0.6;D-SF:f=0.6;CS-SF:f=0.6;AT-SF-PEJM5(40):f=0.3> | HI | microSD 卡座 | microSD card connector | - | pos=8 mount=SMD i=0.5 v=125 tmin=-25 tmax=85 | 7.8 | 1200 | 0.46
DM1AA-SF-PEJ(<21:f=1;82:f=0.5>) | HI | SD 卡座 | SD card connector | - | pos=9 mount=SMD i=0.5 v=125 | 9.6 | 500 | 0.34
503<398-1892:f=1;182-1852:f=0.7;500-0993:f=0.5;960-0696:f=0.5> | M | 卡座 | Card connector | - | mount=SMD i=0.5 v=30 tmin=-25 tmax=85 | 7 | 1200 | 0.38
47<219-2001:f=1;334-0001:f=0.5;309-2651:f=0.5;023-0001:f=0.4;388-2001:f=0.4> | M | 卡座 | Card connector | - | mount=SMD i=0.5 v=30 tmin=-25 tmax=85 | 8.6 | 800 | 0.34
104<031-0811:f=1;224-0820:f=0.5;168-1620:f=0.6;239-1430:f=0.4> | M | 卡座 | Card connector | - | mount=SMD i=0.5 v=30 tmin=-40 tmax=85 | 6.6 | 1200 | 0.34
114-00841-68 | A | microSD 卡座 | microSD card connector | - | pos=8 mount=SMD i=0.5 v=30 | 5.4 | 800 | 0.26
C707<_10M006_000_2:f=1;_10M006_049_2:f=0.7;_10M008_500_2:f=0.4> | A | SIM 卡座 | SIM card connector | - | pos=6 mount=SMD i=1 v=60 | 8.4 | 500 | 0.28
693<071010811:f=1;071020811:f=0.6;043020611:f=0.5> | W | WR-CRD 卡座 | WR-CRD card connector | - | mount=SMD i=0.5 v=30 tmin=-25 tmax=85 | 9 | 800 | 0.28
MEM20<51-00-195-00-A:f=1;55-00-190-01-A:f=0.6;67-02-180-00-A:f=0.5;75-00-140-01-A:f=0.5> | G | microSD 卡座 | microSD card connector | - | pos=8 mount=SMD i=0.5 v=30 | 4 | 1000 | 0.28
SIM80<50-6-0-14-00-A:f=1;60-6-0-14-00-A:f=0.6;66-6-1-14-00-A:f=0.5> | G | SIM 卡座 | SIM connector | - | pos=6 mount=SMD i=0.5 v=30 | 3.8 | 1000 | 0.26
## 141001
DC-005<-2.0:f=0.9;-5A-2.0:f=1;-2.5A-2.0:f=0.7;-5A-2.5:f=0.6;-T20:f=0.4> | H | DC 电源座 5.5 mm | DC power jack, 5.5 mm | - | mount=THT i=5 v=30 tmin=-20 tmax=70 | 0.42 | 300 | 0.5
DC-0<02-2.0:f=0.5;12A-2.0:f=0.6;44-5A-2.0:f=0.6;25M-5A-2.0:f=0.4;52-2.0:f=0.4> | H | DC 电源座 | DC power jack | - | mount=THT i=3 v=30 | 0.48 | 300 | 0.4
DC-005< 5.5-2.1MM:f=1; 5.5-2.5MM:f=0.7> | B | DC 电源座 5.5 mm | DC power jack, 5.5 mm | - | mount=THT i=2.5 v=30 | 0.36 | 300 | 0.44
DC05-<2.0:f=1;2.5:f=0.6> | X | DC 电源座 5.5 mm | DC power jack, 5.5 mm | - | mount=THT i=5 v=30 | 0.45 | 300 | 0.36
PJ-<102A:f=1;102AH:f=0.9;102B:f=0.6;002A:f=0.9;002AH:f=0.8;002B:f=0.5;036AH-SMT-TR:f=0.5,mount=SMD;037A:f=0.6;059A:f=0.5;050AH:f=0.4;063AH:f=0.7;082BH:f=0.4;202A:f=0.5;202AH:f=0.5;031D:f=0.3> | U | DC 电源座 | DC power jack | - | mount=THT i=5 v=24 tmin=-25 tmax=85 | 3.2 | 200 | 0.42
6941<06301002:f=1;08301002:f=0.7;03301002:f=0.4> | W | WR-DC 电源座 | WR-DC power jack | - | mount=THT i=5 v=24 tmin=-40 tmax=85 | 5 | 200 | 0.34
RAP<C722X:f=1;C712X:f=0.8;C10U:f=0.5> | Q | DC 电源座 | DC power jack | - | mount=THT i=5 v=24 | 7 | 200 | 0.3
KLDX-0202-<A:f=1;AC:f=0.8;B:f=0.7;BC:f=0.5> | K | DC 电源座 | DC power jack | - | mount=THT i=5 v=24 | 5 | 200 | 0.2
DCJ200-<05-A-K1-K:f=1;10-A-K1-K:f=0.6> | G | DC 电源座 2.0 mm | DC power jack, 2.0 mm | - | mount=THT i=2.5 v=24 | 3 | 200 | 0.26
## 141002
BS-<02-A1AJ010:f=1;08-A4AA002:f=0.6;12-B2AA001:f=0.6;24-B3AA001:f=0.4;2032-1:f=0.8> | MY | 纽扣电池座 | Coin cell holder | - | mount=SMD tmin=-40 tmax=85 | 0.55 | 500 | 0.5
CR<2032-BS-6-1:hot=190;1220-2:f=0.8;2032-MFR-RH3V:f=0.6;1220-MFR-RH:f=0.5;2450-BS-1:f=0.4> | QJ | 纽扣电池座 | Coin cell holder | - | tmin=-40 tmax=85 | 0.45 | 500 | 0.5
BH-<18650-A1AJ001:f=0.4;18650-A1AJ005:f=1,mount=SMD;14500-B1AA002:f=0.3> | MY | 18650 电池座 | 18650 battery holder | - | mount=THT | 1.6 | 100 | 0.38
30<00:f=0.7;01:f=0.6;02:f=1;02TR:f=0.8;03:f=0.6;04:f=0.3;08:f=0.3;08TR:f=0.3;13:f=0.3;31:f=0.3;34:f=0.8;34TR:f=0.6> | K | 纽扣电池座 | Coin cell retainer | - | mount=SMD tmin=-50 tmax=145 | 3.2 | 200 | 0.42
10<42:f=1;42P:f=0.7;43:f=0.7;43P:f=0.5;48:f=0.4;48P:f=0.3;25-7:f=0.4;42TR:f=0.2> | K | 电池座 18650 | Battery holder, 18650 | - | mount=THT tmin=-40 tmax=100 | 16 | 50 | 0.36
24<60:f=0.7;61:f=0.5;62:f=0.8;63:f=0.4;64:f=0.4;66:f=0.7;68:f=0.7;78:f=0.4;79:f=0.5> | K | AA/AAA 电池盒 | AA and AAA battery holder | - | mount=THT | 9 | 50 | 0.3
1<03:f=0.7;04:f=0.4;05:f=0.4;06:f=0.6;07:f=0.3;012:f=0.4;060:f=0.4;066:f=0.5;070:f=0.3> | K | 纽扣电池座 | Coin cell holder | - | mount=THT | 6 | 100 | 0.3
## 141003
XT30<PW-M:mount=THT,x=1.6;PW-F:mount=THT,x=1.6;U-M;U-F;UPB-M:mount=THT,x=1.2;UPB-F:mount=THT,x=1.2;(2+2)-M.G.B:f=0.7,x=1.8;(2+2)-F.G.B:f=0.7,x=1.8;AW-M:f=0.4> | AM | XT30 大电流插头 | XT30 high current connector | - | pos=2 i=15 v=500 tmin=-20 tmax=120 | 1.3 | 100 | 0.55
XT60<-M;-F;H-M:f=0.8,x=1.2;H-F:f=0.8,x=1.2;PW-M:f=1,x=1.2,mount=THT;PW-F:x=1.2,mount=THT,f=0.8;E-M:f=0.6,x=1.4;IPW-M:f=0.6,x=1.3;L-F:f=0.4;W-M:f=0.4> | AM | XT60 大电流插头 | XT60 high current connector | - | pos=2 i=30 v=500 tmin=-20 tmax=120 | 2.1 | 100 | 0.6
XT90<-M;-F;H-M:f=0.8;H-F:f=0.8;S-F:f=0.8,x=1.4;PW-M:mount=THT,f=0.8;PB-M:mount=THT,f=0.7;E-M:f=0.5;I-F:f=0.4> | AM | XT90 大电流插头 | XT90 high current connector | - | pos=2 i=45 v=500 tmin=-20 tmax=120 | 4 | 50 | 0.5
MR<30PW-M:mount=THT;30PW-FB:mount=THT;30-M:f=0.8;30-FB:f=0.8;60-M:f=0.6,x=1.6,i=30;60-F:f=0.6,x=1.6,i=30> | AM | 三芯电机插头 | Three pole motor connector | - | pos=3 i=15 v=500 | 2.4 | 100 | 0.42
AS150<-M:f=0.8;-F:f=0.8;U-M:f=1,x=1.5;U-F:f=1,x=1.5> | AM | 防打火大电流插头 | Anti-spark high current connector | - | i=70 v=500 | 14 | 30 | 0.34
6<331G1:f=1,t=30_A;331G2:f=0.7,t=30_A;325G1:f=0.8,t=120_A,x=4;319G1:f=0.9,t=50_A,x=1.6;321G1:f=0.4,t=350_A,x=14;810G1:f=0.3,t=180_A,x=6;319G6:f=0.5,t=50_A,x=1.6> | AN | SB 大电流插头 | SB power connector | - | pos=2 v=600 tmin=-20 tmax=105 | 12 | 50 | 0.28
1327<:c=red;G6:c=black,f=1;G7:c=green,f=0.4;G8:c=blue,f=0.4;G16:c=yellow,f=0.3;G18:c=orange,f=0.3> | AN | Powerpole PP15–45 外壳 | Powerpole PP15–45 housing | - | pos=1 v=600 i=45 | 1.8 | 500 | 0.3
7460<305:f=1;307:f=0.8;408:f=0.6;506:f=0.4> | W | REDCUBE PRESS-FIT 大电流端子 | REDCUBE PRESS-FIT terminal | - | mount=THT i=85 | 9 | 100 | 0.28
`;
