/** Terminal blocks, FFC/FPC and board-to-board connectors. */
import { gridSeries } from '../../readers/grid-series';
import type { Series } from '../../series';

const BRANDS = {
  P: 'Phoenix Contact', K: 'Cixi Kefa', D: 'DEGSON', N: 'KANGNEX', X: 'MAX', O: 'DORABO', W: 'Würth Elektronik', G: 'WAGO', T: 'TE Connectivity', A: 'Amphenol',
  H: 'Hirose', M: 'Molex', J: 'JUSHUO', S: 'SHOU HAN', B: 'BOOMELE', HD: 'HDGC', OM: 'Omron', PA: 'Panasonic', KY: 'Kyocera AVX', SAM: 'Samtec', XK: 'XKB Connectivity', JS: 'JST', L: 'OCN',
};

/** All series of this file. */
export function terminalBlocks(): Series[] {
  return [...gridSeries(BLOCKS, { brands: BRANDS }), ...gridSeries(FLEX, { brands: BRANDS }), ...gridSeries(MEZZANINE, { brands: BRANDS })];
}

const BLOCKS = `
## 140301
MKDS 1,5/{ns}-<5:pitch=5m;5,08:pitch=5.08m> | P | 螺钉式接线端子 | PCB screw terminal block | 2-16 | mount=THT orient=90° rows=1 i=13.5 v=250 tmin=-40 tmax=105 | 0.7+0.9 | 50 | 0.42
MKDSN 1,5/{ns}-<5:pitch=5m,f=0.6;5,08:pitch=5.08m> | P | 螺钉式接线端子 | PCB screw terminal block | 2-16 | mount=THT orient=90° rows=1 i=13.5 v=250 tmin=-40 tmax=105 | 0.7+0.85 | 50 | 0.42
MKDS 3/{ns}-<5:pitch=5m,f=0.6;5,08:pitch=5.08m> | P | 大电流螺钉式接线端子 | High current PCB screw terminal block | 2-16 | mount=THT orient=90° rows=1 i=24 v=400 tmin=-40 tmax=105 | 1+1.3 | 50 | 0.34
MKDS 5/{ns}-<6,35:pitch=6.35m;7,62:pitch=7.62m;9,5:pitch=9.5m,f=0.8> | P | 大电流螺钉式接线端子 | High current PCB screw terminal block | 2-12 | mount=THT orient=90° rows=1 i=32 v=630 tmin=-40 tmax=105 | 2+2.6 | 50 | 0.3
MPT 0,5/{ns}-2,54 | P | 微型接线端子 | Miniature PCB terminal block | 2-12 | pitch=2.54m mount=THT orient=90° rows=1 i=6 v=160 tmin=-40 tmax=105 | 1.8+1.3 | 50 | 0.4
PT 1,5/{ns}-<3,5-H:pitch=3.5m,i=13.5;5,0-H:pitch=5m,i=17.5> | P | 螺钉式接线端子 | PCB screw terminal block | 2-16 | mount=THT orient=90° rows=1 v=250 tmin=-40 tmax=105 | 0.9+0.9 | 50 | 0.42
PT 2,5/{ns}-<5,0-H:pitch=5m;7,5-H:pitch=7.5m,f=0.7> | P | 螺钉式接线端子 | PCB screw terminal block | 2-16 | mount=THT orient=90° rows=1 i=24 v=400 tmin=-40 tmax=105 | 1.2+1.1 | 50 | 0.34
KF<301:f=1;128:f=0.9;126:f=0.8;127:f=0.7;120:f=0.6;103:f=0.5>-<5.0:pitch=5m;5.08:pitch=5.08m>-{n}P | K | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=10 v=300 tmin=-40 tmax=105 | 0.06+0.18 | 100 | 0.6
KF<350:f=1;128:f=0.8;350V:f=0.5,orient=180°>-<3.5:pitch=3.5m;3.81:pitch=3.81m,f=0.9>-{n}P | K | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=8 v=300 tmin=-40 tmax=105 | 0.06+0.2 | 100 | 0.5
KF<128:f=1;128L:f=0.8;128R:f=0.5>-<2.54:pitch=2.54m,i=6;7.5:pitch=7.5m,f=0.7,i=16,x=1.4;7.62:pitch=7.62m,f=0.7,i=16,x=1.4>-{n}P | K | 螺钉式接线端子 | PCB screw terminal block | 2-12,16 | mount=THT orient=90° rows=1 v=300 tmin=-40 tmax=105 | 0.1+0.24 | 100 | 0.42
DG301-<5.0:pitch=5m;5.08:pitch=5.08m>-{n2}P-<12:c=blue,f=0.8;14:c=green;13:c=black,f=0.5;11:c=grey,f=0.4>-00A<H;L:f=0.4> | D | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=16 v=300 tmin=-40 tmax=105 | 0.1+0.26 | 100 | 0.5
DG<126:f=0.8;127:f=0.7;128:f=1;300:f=0.6>-<5.0:pitch=5m;5.08:pitch=5.08m>-{n2}P-<12:c=blue,f=0.8;14:c=green>-00AH | D | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=16 v=300 tmin=-40 tmax=105 | 0.1+0.25 | 100 | 0.42
DG<350:f=1;308:f=0.8>-<2.54:pitch=2.54m,i=6;3.5:pitch=3.5m,i=10;3.81:pitch=3.81m,i=10,f=0.7>-{n2}P-14-00AH | D | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 v=300 tmin=-40 tmax=105 | 0.12+0.27 | 100 | 0.42
WJ<500V:orient=90°;126V:f=0.8;127:f=0.8;128V:f=0.9;129V:f=0.5>-<5.0:pitch=5m;5.08:pitch=5.08m>-{n}P | N | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT rows=1 i=16 v=300 tmin=-40 tmax=105 | 0.08+0.22 | 100 | 0.46
WJ<128V-2.54:pitch=2.54m,i=6;350-3.5:pitch=3.5m,i=8;128V-3.81:pitch=3.81m,i=10;129V-7.62:pitch=7.62m,i=16,x=1.5>-{n}P | N | 螺钉式接线端子 | PCB screw terminal block | 2-12,16 | mount=THT orient=90° rows=1 v=300 tmin=-40 tmax=105 | 0.1+0.24 | 100 | 0.38
MX<126:f=1;127:f=0.8;128:f=0.8;129:f=0.5>-<5.0:pitch=5m;5.08:pitch=5.08m>-{n2}P-<GN:c=green;BU:c=blue,f=0.7>01-Cu-Y-A | X | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=16 v=300 tmin=-40 tmax=105 | 0.1+0.27 | 100 | 0.4
DB<125-2.54:pitch=2.54m,i=6;125-3.5:pitch=3.5m,i=10;125-3.81:pitch=3.81m,i=10,f=0.8;126V-5.0:pitch=5m,i=16;128V-5.0:pitch=5m,i=16;128V-5.08:pitch=5.08m,i=16>-{n}P-<GN:c=green;BU:c=blue,f=0.6>-S | O | 螺钉式接线端子 | PCB screw terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 v=300 tmin=-40 tmax=105 | 0.09+0.23 | 100 | 0.4
6912141100{n2} | W | WR-TBL 3.50 mm 接线端子 | WR-TBL terminal block, 3.50 mm | 2-12,16,20,24 | pitch=3.5m mount=THT orient=90° rows=1 i=10 v=300 tmin=-30 tmax=120 | 0.9+0.75 | 50 | 0.36
691<137710:pitch=5m;101710:pitch=5m,f=0.8;102710:pitch=5m,f=0.6;213710:pitch=5.08m,f=0.8;210910:pitch=2.54m,i=6,f=0.7>0{n2} | W | WR-TBL 接线端子 | WR-TBL terminal block | 2-12,16,20,24 | mount=THT orient=90° rows=1 i=16 v=300 tmin=-30 tmax=120 | 0.8+0.75 | 50 | 0.36
{te:282834} | T | 2.54 mm 接线端子 | Terminal block, 2.54 mm | 2-12 | pitch=2.54m mount=THT orient=90° rows=1 i=6 v=150 tmin=-40 tmax=105 | 1.6+1.2 | 50 | 0.36
{te:282836} | T | 5.00 mm 接线端子 | Terminal block, 5.00 mm | 2-12 | pitch=5m mount=THT orient=90° rows=1 i=13.5 v=300 tmin=-40 tmax=105 | 1+1 | 50 | 0.34
{te:282837} | T | 5.08 mm 接线端子 | Terminal block, 5.08 mm | 2-12 | pitch=5.08m mount=THT orient=90° rows=1 i=13.5 v=300 tmin=-40 tmax=105 | 1+1 | 50 | 0.36
{te:284391} | T | 3.50 mm 接线端子 | Terminal block, 3.50 mm | 2-12 | pitch=3.5m mount=THT orient=90° rows=1 i=10 v=300 tmin=-40 tmax=105 | 1+1 | 50 | 0.32
V<I:f=1;N:f=0.7,pitch=5.08m>{n2}01520000G | A | Anytek 接线端子 | Anytek terminal block | 2-12,16,20,24 | pitch=5m mount=THT orient=90° rows=1 i=16 v=300 tmin=-40 tmax=105 | 0.5+0.5 | 50 | 0.32
## 140302
MSTB 2,5/{ns}-ST<:pitch=5m,f=0.7;-5,08:pitch=5.08m> | P | COMBICON 插拔式插头 | COMBICON plug | 2-24 | orient=90° rows=1 i=12 v=320 tmin=-40 tmax=105 | 1.2+1.6 | 50 | 0.42
MSTB<A:orient=90°;VA:orient=180°,f=0.8> 2,5/{ns}-G<:pitch=5m,f=0.7;-5,08:pitch=5.08m> | P | COMBICON 插座 | COMBICON header | 2-24 | mount=THT rows=1 i=12 v=320 tmin=-40 tmax=105 | 0.9+0.9 | 50 | 0.42
MC 1,5/{ns}-ST-<3,5:pitch=3.5m,f=0.9;3,81:pitch=3.81m> | P | COMBICON 插拔式插头 | COMBICON plug | 2-20 | orient=90° rows=1 i=8 v=160 tmin=-40 tmax=105 | 1.1+1.5 | 50 | 0.44
MC<:orient=90°;V:orient=180°,f=0.8> 1,5/{ns}-G-<3,5:pitch=3.5m,f=0.9;3,81:pitch=3.81m> | P | COMBICON 插座 | COMBICON header | 2-20 | mount=THT rows=1 i=8 v=160 tmin=-40 tmax=105 | 0.8+0.8 | 50 | 0.44
MC 1,5/{ns}-<STF:f=1;GF:mount=THT,x=0.8>-<3,5:pitch=3.5m,f=0.9;3,81:pitch=3.81m> | P | COMBICON 带法兰插拔式端子 | COMBICON pluggable block with flange | 2-20 | orient=90° rows=1 i=8 v=160 tmin=-40 tmax=105 | 2.4+1.5 | 50 | 0.34
KF2EDG<K:f=1;R:mount=THT,orient=90°,x=0.6;V:mount=THT,orient=180°,x=0.6;RM:mount=THT,orient=90°,x=0.9,f=0.5;VM:mount=THT,orient=180°,x=0.9,f=0.4;KM:x=1.3,f=0.5;RC:mount=THT,orient=90°,x=0.55,f=0.6;VC:mount=THT,orient=180°,x=0.55,f=0.6>-<3.5:pitch=3.5m,i=8;3.81:pitch=3.81m,i=8;5.0:pitch=5m,i=15,f=0.7;5.08:pitch=5.08m,i=15>-{n}P | K | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,22,24 | rows=1 v=300 tmin=-40 tmax=105 | 0.06+0.26 | 100 | 0.55
2EDG<K:f=1;R:mount=THT,orient=90°,x=0.6;V:mount=THT,orient=180°,x=0.6;RC:mount=THT,orient=90°,x=0.55,f=0.8;VC:mount=THT,orient=180°,x=0.55,f=0.8;KM:x=1.3,f=0.5;RM:mount=THT,orient=90°,x=0.9,f=0.5>-<5.0:pitch=5m,f=0.7;5.08:pitch=5.08m>-{n2}P-14-00AH | D | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,22,24 | rows=1 i=15 v=300 tmin=-40 tmax=105 | 0.1+0.38 | 100 | 0.45
15EDG<K:f=1;RC:mount=THT,orient=90°,x=0.55;VC:mount=THT,orient=180°,x=0.55;KM:x=1.3,f=0.5;RM:mount=THT,orient=90°,x=0.9,f=0.5>-<3.5:pitch=3.5m;3.81:pitch=3.81m>-{n2}P-14-00AH | D | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,22,24 | rows=1 i=8 v=300 tmin=-40 tmax=105 | 0.1+0.36 | 100 | 0.45
WJ<2EDGK:f=1;2EDGRC:mount=THT,orient=90°,x=0.55;2EDGVC:mount=THT,orient=180°,x=0.55>-<5.0:pitch=5m,f=0.7;5.08:pitch=5.08m>-{n}P | N | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,24 | rows=1 i=15 v=300 tmin=-40 tmax=105 | 0.08+0.32 | 100 | 0.42
WJ15EDG<K:f=1;RC:mount=THT,orient=90°,x=0.55;VC:mount=THT,orient=180°,x=0.55>-<3.5:pitch=3.5m;3.81:pitch=3.81m>-{n}P | N | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,24 | rows=1 i=8 v=300 tmin=-40 tmax=105 | 0.08+0.3 | 100 | 0.42
MX<15EDGK-3.5:pitch=3.5m,i=8;15EDGK-3.81:pitch=3.81m,i=8;15EDGRC-3.5:pitch=3.5m,i=8,x=0.55,mount=THT,orient=90°;15EDGRC-3.81:pitch=3.81m,i=8,x=0.55,mount=THT,orient=90°;2EDGK-5.08:pitch=5.08m,i=15;2EDGRC-5.08:pitch=5.08m,i=15,x=0.55,mount=THT,orient=90°;2EDGVC-5.08:pitch=5.08m,i=15,x=0.55,mount=THT,orient=180°>-{n2}P-GN01-Cu-Y-A | X | 插拔式接线端子 | Pluggable terminal block | 2-12,14,16,18,20,24 | rows=1 v=300 tmin=-40 tmax=105 | 0.1+0.36 | 100 | 0.36
6913<61100:pitch=3.5m,i=10;51500:pitch=5.08m,i=16,f=0.9;52510:pitch=5.08m,i=16,f=0.6>0{n2} | W | WR-TBL 插拔式插头 | WR-TBL pluggable plug | 2-12,16,20,24 | orient=90° rows=1 v=300 tmin=-30 tmax=120 | 1.1+1.2 | 50 | 0.32
6913<22110:pitch=3.5m,i=10;25110:pitch=5.08m,i=16;13710:pitch=5.08m,i=16,f=0.6,orient=180°>0{n2} | W | WR-TBL 插拔式插座 | WR-TBL pluggable header | 2-12,16,20,24 | mount=THT orient=90° rows=1 v=300 tmin=-30 tmax=120 | 0.8+0.6 | 50 | 0.32
231-3{n2}/026-000 | G | 插拔式母插头 5.08 mm | Female plug, CAGE CLAMP, 5.08 mm | 2-24 | pitch=5.08m rows=1 i=16 v=320 tmin=-60 tmax=100 | 2.4+1.8 | 25 | 0.34
{te:284506} | T | 3.50 mm 插拔式插头 | Pluggable plug, 3.50 mm | 2-12 | pitch=3.5m orient=90° rows=1 i=10 v=300 tmin=-40 tmax=105 | 1.6+1.4 | 50 | 0.3
{te:796634} | T | 5.08 mm 插拔式插头 | Pluggable plug, 5.08 mm | 2-12 | pitch=5.08m orient=90° rows=1 i=15 v=300 tmin=-40 tmax=105 | 1.6+1.5 | 50 | 0.3
TJ{n2}31<5:pitch=5.08m;3:pitch=3.81m,f=0.8>20000G | A | Anytek 插拔式插头 | Anytek pluggable plug | 2-12,16,20,24 | orient=90° rows=1 i=15 v=300 tmin=-40 tmax=105 | 0.8+0.7 | 50 | 0.3
OQ{n2}<125:orient=180°;325:orient=90°,f=0.9>10000G | A | Anytek 5.08 mm 插拔式插座 | Anytek pluggable header, 5.08 mm | 2-12,16,20,24 | pitch=5.08m mount=THT rows=1 i=15 v=300 tmin=-40 tmax=105 | 0.6+0.45 | 50 | 0.3
## 140303
SPT 2,5/{ns}-<H:orient=90°;V:orient=180°>-5,0 | P | 弹簧式接线端子 | Push-in spring PCB terminal block | 2-16 | pitch=5m mount=THT rows=1 i=24 v=400 tmin=-40 tmax=105 | 1.2+1.7 | 50 | 0.36
SPTA<F:f=1;:f=0.7> 1/{ns}-3,5<-IL:f=0.8;-LL:f=0.7> | P | 弹簧式接线端子 | Spring PCB terminal block | 2-16 | pitch=3.5m mount=THT orient=45° rows=1 i=9 v=320 tmin=-40 tmax=105 | 1.4+1.5 | 50 | 0.28
PTSM 0,5/{ns}-2,5-<H THR:orient=90°,mount=THT;H SMD:orient=90°,mount=SMD;V THR:orient=180°,mount=THT,f=0.8;V SMD:orient=180°,mount=SMD,f=0.8> | P | 微型弹簧式接线端子 | Miniature spring PCB terminal block | 2-8 | pitch=2.5m rows=1 i=6 v=160 tmin=-40 tmax=105 | 2.6+1.6 | 50 | 0.3
236-<4{n2}:f=1;6{n2}:pitch=7.5m,f=0.5> | G | 弹簧式接线端子 | Spring PCB terminal block | 2-24 | pitch=5m mount=THT orient=45° rows=1 i=24 v=320 tmin=-60 tmax=105 | 1.2+1.5 | 40 | 0.4
2601-<11{n2}:orient=90°;31{n2}:orient=180°> | G | 带拨杆弹簧式接线端子 | Lever spring PCB terminal block | 2-12 | pitch=3.5m mount=THT rows=1 i=17.5 v=320 tmin=-60 tmax=105 | 2.4+2 | 40 | 0.34
250-<1{n2}:pitch=2.5m,i=4;2{n2}:pitch=3.5m,i=8;5{n2}:pitch=5m,i=8,f=0.7> | G | 弹簧式接线端子 | Spring PCB terminal block | 2-16,24 | mount=THT orient=90° rows=1 v=160 tmin=-60 tmax=105 | 1.2+1.3 | 40 | 0.3
233-5{n2} | G | 2.50 mm 弹簧式接线端子 | Spring PCB terminal block, 2.50 mm | 2-24 | pitch=2.5m mount=THT orient=45° rows=1 i=4 v=160 tmin=-60 tmax=105 | 1.6+1.4 | 40 | 0.28
2060-4{n2}/998-404 | G | SMD 弹簧式接线端子 | SMD spring terminal block | 1-3 | pitch=4m mount=SMD orient=90° rows=1 i=9 v=320 tmin=-60 tmax=105 | 1.6+1.4 | 100 | 0.34
22<1-4:f=1;2-4:f=0.9>1{n} | G | 导线快接端子 | Lever splicing connector | 2,3,5 | i=32 v=450 | 1.6+0.7 | 50 | 0.7
KF<141R:orient=90°,f=0.9;141V:orient=180°>-<2.54:pitch=2.54m,i=2>-{n}P | K | 2.54 mm 弹簧式接线端子 | Spring terminal block, 2.54 mm | 2-12,16,20,24 | mount=THT rows=1 v=150 tmin=-40 tmax=105 | 0.15+0.25 | 100 | 0.5
KF<142R:orient=90°;142V:orient=180°,f=0.9;235:orient=90°;243:orient=90°,f=0.7>-<5.0:pitch=5m;5.08:pitch=5.08m>-{n}P | K | 弹簧式接线端子 | Spring terminal block | 2-12,16,20,24 | mount=THT rows=1 i=10 v=300 tmin=-40 tmax=105 | 0.12+0.28 | 100 | 0.46
DG<141R-2.54:pitch=2.54m,orient=90°,i=2;141V-2.54:pitch=2.54m,orient=180°,i=2;235-3.5:pitch=3.5m,i=9;235-5.0:pitch=5m,i=17;250-3.5:pitch=3.5m,i=8;240-5.0:pitch=5m,i=10;245-5.0:pitch=5m,i=10,f=0.7>-{n2}P-<14:c=green;11:c=grey,f=0.7>-00AH | D | 弹簧式接线端子 | Spring terminal block | 2-12,16,20,24 | mount=THT rows=1 v=300 tmin=-40 tmax=105 | 0.2+0.4 | 100 | 0.38
WJ<211R-2.54:pitch=2.54m,i=2;235-5.0:pitch=5m,i=16;250-3.5:pitch=3.5m,i=8;243-5.0:pitch=5m,i=10>-{n}P | N | 弹簧式接线端子 | Spring terminal block | 2-12,16,20,24 | mount=THT rows=1 v=300 tmin=-40 tmax=105 | 0.16+0.32 | 100 | 0.34
691<412120:pitch=5m;401700:pitch=3.5m,i=10,f=0.8;409100:pitch=5m,f=0.6>0{n2}B | W | WR-TBL 弹簧式接线端子 | WR-TBL spring terminal block | 2-12,16 | mount=THT orient=45° rows=1 i=16 v=300 tmin=-30 tmax=105 | 1+1.1 | 50 | 0.28
`;

const FLEX = `
## 140501
FH12<:f=1;A:f=0.6>-{n}S-0.5SH(55) | H | 0.5 mm FPC 连接器 下接 | FPC connector, bottom contact, 0.5 mm | 4-20,22,24-26,28,30,32-34,36,40,45,50,53 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-40 tmax=85 | 2.2+0.09 | 2000 | 0.5
FH12-{n}S-0.5SV(55) | H | 0.5 mm 立式 FPC 连接器 | Vertical FPC connector, 0.5 mm | 6-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=180° i=0.5 v=50 tmin=-40 tmax=85 | 2.8+0.1 | 1000 | 0.34
FH19C-{n}S-0.5SH(10) | H | 0.5 mm 薄型 FPC 连接器 | Low profile FPC connector, 0.5 mm | 4-18,20,22,24,26,30 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=0.9m tmin=-40 tmax=85 | 2.2+0.08 | 2000 | 0.34
FH34SRJ-{n}S-0.5SH(<50:f=1;99:f=0.5>) | H | 0.5 mm 后掀盖 FPC 连接器 双面接 | Back flip FPC connector, both sides, 0.5 mm | 4-20,22,24,26,28,30,34,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=1m tmin=-55 tmax=85 | 2.2+0.08 | 2000 | 0.4
FH35C-{n}S-0.3SHW(50) | H | 0.3 mm FPC 连接器 | FPC connector, 0.3 mm | 9-15/2,17,19,21,23,25,27,29,31,33,35,37,39,41,45,51 | pitch=0.3m mount=SMD orient=90° i=0.2 v=30 h=0.9m tmin=-55 tmax=85 | 2.4+0.06 | 5000 | 0.32
FH26W-{n}S-0.3SHW(<60:f=1;97:f=0.4>) | H | 0.3 mm FPC 连接器 | FPC connector, 0.3 mm | 13,15,17,19,21,23,25,27,29,31,33,35,37,39,41,45,51,57,61,71 | pitch=0.3m mount=SMD orient=90° i=0.2 v=30 h=1m tmin=-55 tmax=85 | 2.4+0.06 | 5000 | 0.34
FH52-{n}S-0.5SH | H | 0.5 mm 前插锁 FPC 连接器 | One action FPC connector, 0.5 mm | 6,8,10,12,14-16,18,20,22,24,26,28,30,32,34,36,40,45,50,60 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-55 tmax=105 | 2.6+0.09 | 1500 | 0.28
54132-{n2}62 | M | Easy-On 0.5 mm FPC 连接器 下接 | Easy-On FPC connector, bottom contact, 0.5 mm | 10-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-20 tmax=85 | 2+0.09 | 1500 | 0.34
503480-{n2}00 | M | Easy-On 0.5 mm 后掀盖 FPC 连接器 | Easy-On back flip FPC connector, 0.5 mm | 4-20,22,24,26,28,30,32-34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=1.95m tmin=-40 tmax=105 | 2.2+0.08 | 2000 | 0.38
505110-{n2}9<1;2:f=0.8> | M | Easy-On 0.5 mm FPC 连接器 | Easy-On FPC connector, 0.5 mm | 4-20,22,24,26,28,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=1.9m tmin=-40 tmax=105 | 2+0.08 | 2000 | 0.34
52<745:f=0.8;746:f=1>-{n2}<97:f=1;71:f=0.8> | M | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 8-20,22,24,26,28,30 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-40 tmax=85 | 2.3+0.1 | 1000 | 0.3
XF2M-{n2}15-1A<:f=1;H:f=0.5> | OM | 0.5 mm FPC 连接器 双面接 | Rotary backlock FPC connector, both sides, 0.5 mm | 4-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-30 tmax=85 | 2.2+0.09 | 1500 | 0.36
XF3M(1)-{n2}15-1B | OM | 0.5 mm FPC 连接器 双面接 | FPC connector, both sides, 0.5 mm | 4-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=1.9m tmin=-30 tmax=85 | 2+0.09 | 1500 | 0.28
AYF53{n2}<35:f=1;65:f=0.5> | PA | Y5F 0.3 mm FPC 连接器 | Y5F FPC connector, 0.3 mm | 9-33/2,39,45,51,61,71 | pitch=0.3m mount=SMD orient=90° i=0.2 v=50 h=1m tmin=-55 tmax=85 | 2.4+0.06 | 5000 | 0.3
046288{n3}000846+ | KY | 6288 0.5 mm FPC 连接器 | 6288 FPC connector, 0.5 mm | 4-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-40 tmax=85 | 1.8+0.08 | 1500 | 0.3
6871{n2}1<4522:f=1;4022:f=0.8;8322:f=0.5> | W | WR-FPC 0.5 mm FPC 连接器 | WR-FPC ZIF connector, 0.5 mm | 6,8,10,12,14-16,18,20,22,24,26,30,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 tmin=-25 tmax=85 | 3.2+0.12 | 1000 | 0.3
{te:1734592} | T | 0.5 mm FPC 连接器 下接 | FPC connector, bottom contact, 0.5 mm | 4-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-30 tmax=85 | 1.4+0.08 | 1500 | 0.34
{te:1734839} | T | 0.5 mm FPC 连接器 上接 | FPC connector, top contact, 0.5 mm | 5-20,22,24,26,30,33,34,36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-30 tmax=85 | 1.4+0.08 | 1500 | 0.32
AFC0<1:f=1;7:f=0.95>-S{n2}F<C:f=1;I:f=0.4>A-00 | J | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-36,40,45,50,54,60 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-40 tmax=85 | 0.28+0.02 | 2000 | 0.5
AFF0<1:f=1;2:f=0.5>-S{n2}FIA-00 | J | 0.3 mm FPC 连接器 | FPC connector, 0.3 mm | 9-51/2,61,71 | pitch=0.3m mount=SMD orient=90° i=0.2 v=50 h=1m tmin=-40 tmax=85 | 0.5+0.025 | 4000 | 0.34
0.5K-<DX:t=bottom;HX:t=top,f=0.9;AX:t=both,f=0.6;QX:t=flip,f=0.5>-{n}PWB | HD | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-36,40,45,50,54,60 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m tmin=-40 tmax=85 | 0.25+0.018 | 2000 | 0.46
0.3K-HX-{n}PWB | HD | 0.3 mm FPC 连接器 | FPC connector, 0.3 mm | 9-51/2 | pitch=0.3m mount=SMD orient=90° i=0.2 v=50 h=1m | 0.5+0.024 | 4000 | 0.3
FPC-0.5<A:f=1;F:f=0.9>-<H:orient=90°,h=2m;L:orient=180°,f=0.5>-{n}P | B | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-36,40,45,50,54,60 | pitch=0.5m mount=SMD i=0.5 v=50 tmin=-40 tmax=85 | 0.24+0.018 | 2000 | 0.42
FPC 0.5MM {n}P <QCHG:f=1;H2.0:f=0.8;H1.0:f=0.6> | S | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-36,40,45,50,54,60 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 tmin=-40 tmax=85 | 0.24+0.018 | 2000 | 0.42
X05<A20:orient=90°,h=2m;B20:orient=90°,h=2m,f=0.8;A10:orient=90°,h=1m,f=0.6>L{n2}T | XK | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-30,32,34,36,40,45,50 | pitch=0.5m mount=SMD i=0.5 v=50 tmin=-40 tmax=85 | 0.26+0.019 | 2000 | 0.36
OK-<14F:t=bottom;16F:t=top,f=0.9;23F:t=both,f=0.5>{n3}-04 | L | 0.5 mm FPC 连接器 | FPC connector, 0.5 mm | 4-36,40,45,50 | pitch=0.5m mount=SMD orient=90° i=0.5 v=50 h=2m | 0.3+0.02 | 2000 | 0.34
## 140502
FH12-{n}S-1SH(55) | H | 1.0 mm FPC 连接器 下接 | FPC connector, bottom contact, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=50 tmin=-40 tmax=85 | 2.2+0.14 | 1000 | 0.4
52271-{n2}79 | M | 1.0 mm FPC 连接器 下接 | FPC connector, bottom contact, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-40 tmax=85 | 2+0.12 | 1000 | 0.42
52207-{n2}<60:f=1;85:f=0.6;33:f=0.7> | M | 1.0 mm FPC 连接器 上接 | FPC connector, top contact, 1.0 mm | 3-20,22,24,26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-40 tmax=85 | 2+0.12 | 1000 | 0.4
52610-{n2}72 | M | 1.0 mm 立式 FPC 连接器 | Vertical FPC connector, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=SMD orient=180° i=1 v=125 tmin=-40 tmax=85 | 2.2+0.14 | 700 | 0.34
52806-{n2}10 | M | 1.0 mm 插件 FPC 连接器 | Through-hole FPC connector, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=THT orient=180° i=1 v=125 tmin=-40 tmax=85 | 1.4+0.1 | 500 | 0.3
39-53-2{n2}5 | M | 1.25 mm FPC 连接器 | FPC connector, 1.25 mm | 4-20,22,24,26,28,30 | pitch=1.25m mount=THT orient=180° i=1 v=125 tmin=-40 tmax=85 | 1.2+0.11 | 500 | 0.34
{te:84952} | T | 1.0 mm FPC 连接器 下接 | FPC connector, bottom contact, 1.0 mm | 4-26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-40 tmax=105 | 2.6+0.16 | 700 | 0.36
{te:84953} | T | 1.0 mm FPC 连接器 上接 | FPC connector, top contact, 1.0 mm | 4-26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-40 tmax=105 | 2.6+0.16 | 700 | 0.34
SFW{n}<R-2:orient=90°;R-1:orient=90°,f=0.8;S-2:orient=180°,f=0.6>STE1LF | A | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=SMD i=1 v=125 tmin=-40 tmax=85 | 1.8+0.11 | 1000 | 0.36
HFW{n}<R-1:orient=90°;R-2:orient=90°,f=0.9;S-2:orient=180°,f=0.6>STE1LF | A | 1.0 mm 加固 FPC 连接器 | FPC connector with hold-down, 1.0 mm | 4-20,22,24,26,28,30 | pitch=1m mount=SMD i=1 v=125 tmin=-40 tmax=85 | 1.9+0.11 | 1000 | 0.34
{n2}FMN-<BMTTN-A-TBT:orient=180°;SMT-A-TF:orient=90°>  | JS | FMN 1.0 mm FPC 连接器 | FMN FPC connector, 1.0 mm | 4-20,22,24,26,30 | pitch=1m mount=SMD i=1 v=100 tmin=-25 tmax=85 | 2+0.12 | 1000 | 0.3
AFA0<1:f=1;7:f=0.95>-S{n2}F<C:f=1;I:f=0.4>A-00 | J | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-30,32,34,36,40 | pitch=1m mount=SMD orient=90° i=1 v=125 h=2.5m tmin=-40 tmax=85 | 0.3+0.03 | 1500 | 0.46
1.0K-<DX:t=bottom;HX:t=top,f=0.9;AX:t=both,f=0.6;LT:orient=180°,f=0.5>-{n}PWB | HD | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-30,32,34,36,40 | pitch=1m mount=SMD orient=90° i=1 v=125 h=2.5m tmin=-40 tmax=85 | 0.28+0.028 | 1500 | 0.44
FPC-1.0<A:f=1;F:f=0.9>-<H:orient=90°,h=2.5m;L:orient=180°,f=0.5>-{n}P | B | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-30,32,34,36,40 | pitch=1m mount=SMD i=1 v=125 tmin=-40 tmax=85 | 0.26+0.027 | 1500 | 0.4
FPC 1.0MM {n}P <H2.5:f=1;SJ:f=0.8> | S | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-30,32,34,36,40 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-40 tmax=85 | 0.26+0.027 | 1500 | 0.4
X10<A25:orient=90°;B25:orient=90°,f=0.8>L{n2}T | XK | 1.0 mm FPC 连接器 | FPC connector, 1.0 mm | 4-30 | pitch=1m mount=SMD h=2.5m i=1 v=125 tmin=-40 tmax=85 | 0.28+0.028 | 1500 | 0.34
6861{n2}1<44522:f=1;48922:f=0.7> | W | WR-FPC 1.0 mm FPC 连接器 | WR-FPC ZIF connector, 1.0 mm | 4-16,18,20,22,24,26,28,30 | pitch=1m mount=SMD orient=90° i=1 v=125 tmin=-25 tmax=85 | 3+0.14 | 700 | 0.28
`;

const MEZZANINE = `
## 140901
DF40C-{n}D<P:t=plug;S:t=receptacle>-0.4V(<51:f=1;58:f=0.5>) | H | DF40 0.4 mm 板对板 | DF40 board-to-board, 0.4 mm | 10,12,16,20,24,30,34,40,44,48,50,60,64,70,80,90,100 | pitch=0.4m mount=SMD rows=2 i=0.3 v=30 h=1.5m tmin=-35 tmax=85 | 2+0.07 | 1500 | 0.45
DF40<HC(2.5):h=2.5m;HC(3.0):h=3m;HC(3.5):h=3.5m;HC(4.0):h=4m,f=0.8;JC:h=1.5m,f=0.3>-{n}DS-0.4V(51) | H | DF40 0.4 mm 板对板母座 | DF40 board-to-board receptacle, 0.4 mm | 20,24,30,34,40,44,50,60,70,80,90,100 | pitch=0.4m mount=SMD rows=2 i=0.3 v=30 tmin=-35 tmax=85 | 2.6+0.09 | 1000 | 0.34
DF12NB(<3.0:h=3m;4.0:h=4m,f=0.8;5.0:h=5m,f=0.7>)-{n}D<P:t=plug;S:t=receptacle>-0.5V(51) | H | DF12 0.5 mm 板对板 | DF12 board-to-board, 0.5 mm | 10,14,20,24,30,32,36,40,50,60,80 | pitch=0.5m mount=SMD rows=2 i=0.3 v=50 tmin=-45 tmax=85 | 3+0.1 | 500 | 0.36
DF17(<2.0:h=2m;3.0:h=3m;4.0:h=4m,f=0.8>)-{n}D<P:t=plug;S:t=receptacle>-0.5V(57) | H | DF17 0.5 mm 板对板 | DF17 board-to-board, 0.5 mm | 20,26,30,40,50,60,70,80 | pitch=0.5m mount=SMD rows=2 i=0.3 v=50 tmin=-45 tmax=85 | 3.4+0.1 | 500 | 0.3
DF9-{n}<P:t=plug;S:t=receptacle>-1V(<32:f=1;69:f=0.4>) | H | DF9 1.0 mm 板对板 | DF9 board-to-board, 1.0 mm | 9,11,13,15,17,19,21,23,25,31,41,51 | pitch=1m mount=SMD rows=2 i=0.5 v=100 h=4.3m tmin=-35 tmax=85 | 4+0.16 | 500 | 0.32
FX8-{n}<P-SV:t=plug;S-SV:t=receptacle;P-SV1:t=plug,f=0.6,h=4m> | H | FX8 0.6 mm 板对板 | FX8 board-to-board, 0.6 mm | 60,80,90,100,120,140 | pitch=0.6m mount=SMD rows=2 i=0.4 v=100 tmin=-55 tmax=85 | 7+0.16 | 100 | 0.3
FX10A-{n}<P/12-SV1(71):t=plug;S/12-SV(71):t=receptacle> | H | FX10 0.5 mm 高速板对板 | FX10 high speed board-to-board, 0.5 mm | 80,100,120,140,168 | pitch=0.5m mount=SMD rows=2 i=0.3 v=50 tmin=-55 tmax=85 | 9+0.2 | 100 | 0.26
503772-{n2}<20:h=0.7m;10:h=0.7m,f=0.6> | M | SlimStack 0.4 mm 板对板母座 | SlimStack receptacle, 0.4 mm | 10,16,20,24,30,34,40,44,50,60 | pitch=0.4m mount=SMD rows=2 i=0.3 v=50 tmin=-40 tmax=85 | 1.8+0.07 | 2000 | 0.3
503776-{n2}10 | M | SlimStack 0.4 mm 板对板插头 | SlimStack plug, 0.4 mm | 10,16,20,24,30,34,40,44,50,60 | pitch=0.4m mount=SMD rows=2 i=0.3 v=50 h=0.7m tmin=-40 tmax=85 | 1.7+0.07 | 2000 | 0.3
55<909:t=receptacle;910:t=plug>-{n2}74 | M | SlimStack 0.4 mm 板对板 | SlimStack board-to-board, 0.4 mm | 20,24,30,34,40,50,60,70,80 | pitch=0.4m mount=SMD rows=2 i=0.3 v=50 h=1.5m tmin=-40 tmax=85 | 2+0.07 | 1500 | 0.28
5<2991:t=receptacle;3748:t=plug>-0{n2}8 | M | SlimStack 0.5 mm 板对板 | SlimStack board-to-board, 0.5 mm | 20,30,40,50,60,70,80 | pitch=0.5m mount=SMD rows=2 i=0.5 v=50 h=3m tmin=-40 tmax=105 | 3+0.09 | 900 | 0.28
AXK<5F:t=socket;6F:t=header>{n2}<347YG:h=1.5m;337YG:h=1.2m,f=0.5,x=0.95> | PA | P4S 0.4 mm 板对板 | P4S board-to-board, 0.4 mm | 20,24,26,30,34,40,44,50,60,70,80 | pitch=0.4m mount=SMD rows=2 i=0.3 v=60 tmin=-55 tmax=85 | 2+0.08 | 2000 | 0.3
AXE<5:t=socket;6:t=header>{n2}124 | PA | A4S 0.4 mm 板对板 | A4S board-to-board, 0.4 mm | 10,12,14,16,18,20,24,30,34,40,50,60 | pitch=0.4m mount=SMD rows=2 i=0.3 v=60 h=0.8m tmin=-55 tmax=85 | 1.9+0.07 | 3000 | 0.28
<QSH:t=socket;QTH:t=terminal>-0{n2}-01-<L:x=1.2;F>-D-A<:f=1;-K:f=0.6,x=1.05> | SAM | Q Strip 0.5 mm 高速板对板 | Q Strip high speed, 0.50 mm | 20,30,40,60,90 | pitch=0.5m mount=SMD rows=2 per=row i=2 v=175 tmin=-55 tmax=125 | 14+0.42 | 30 | 0.3
<QSE:t=socket;QTE:t=terminal>-0{n2}-01-<L:x=1.2;F>-D-A<:f=1;-K:f=0.6,x=1.05> | SAM | Q Strip 0.8 mm 高速板对板 | Q Strip high speed, 0.80 mm | 20,40,60,80 | pitch=0.8m mount=SMD rows=2 per=row i=2 v=225 tmin=-55 tmax=125 | 14+0.46 | 30 | 0.28
<BSE:t=socket;BTE:t=terminal>-0{n2}-01-<L:x=1.2;F>-D-A | SAM | 0.8 mm 板对板 | Basic blade and beam, 0.80 mm | 20,30,40,50,60,80 | pitch=0.8m mount=SMD rows=2 per=row i=2 v=225 tmin=-55 tmax=125 | 11+0.36 | 30 | 0.24
<ERF8:t=socket;ERM8:t=terminal>-0{n2}-05.0-<L:x=1.1;S:x=1.1,f=0.7>-DV<:f=1;-K-TR:f=0.7,x=1.05;-L:f=0.4,x=1.1> | SAM | Edge Rate 0.8 mm 高速板对板 | Edge Rate high speed, 0.80 mm | 5,9,10,13,20,25,30,40,50,60,70,75 | pitch=0.8m mount=SMD rows=2 per=row i=2.2 v=225 h=7m tmin=-55 tmax=125 | 12+0.42 | 30 | 0.26
LS<HM:pitch=0.5m;S:pitch=0.635m,f=0.7>-1{n2}-<02.5:h=5m;03.0:h=6m,f=0.8;04.0:h=8m,f=0.7>-<L:x=1.1;F:f=0.8>-DV-A | SAM | Razor Beam 自配对板对板 | Razor Beam self-mating strip | 10,20,30,40,50 | mount=SMD rows=2 per=row i=1.5 v=150 tmin=-55 tmax=125 | 16+0.5 | 30 | 0.26
SEA<F:t=socket;M:t=terminal>-{n2}-<05.0:h=5m;06.5:h=6.5m,f=0.7;02.0:h=2m,f=0.6>-S-<04:x=1;06:x=1.4;08:x=1.8;10:x=2.2>-2-A-K-TR | SAM | SEARAY 1.27 mm 阵列板对板 | SEARAY array, 1.27 mm | 20,30,40,50 | pitch=1.27m mount=SMD i=2.7 v=200 tmin=-55 tmax=125 | 45+1.4 | 20 | 0.22
`;
