/** Pin headers, sockets, box headers and IC sockets. */
import { gridSeries } from '../../readers/grid-series';
import type { Series } from '../../series';

const BRANDS = {
  SAM: 'Samtec', WE: 'Würth Elektronik', AMP: 'Amphenol', HAR: 'Harwin', SUL: 'Sullins', CON: 'CONNFLY', XF: 'XFCN', ZX: 'Megastar', HX: 'hanxia',
  CK: 'Ckmtw', BM: 'BOOMELE', TE: 'TE Connectivity', M3: '3M', MOL: 'Molex', HC: 'HCTL', MIL: 'Mill-Max',
};

/** All series of this file. */
export function pinHeaders(): Series[] {
  return gridSeries(GRIDS, { brands: BRANDS });
}

const GRIDS = `
## 140101
TSW-1{n2}-<07:h=5.84m;08:h=8.38m,f=0.6,x=1.1>-<G:x=1.3;T>-<S:rows=1;D:rows=2,x=1.9> | SAM | 2.54 mm 排针 | Pin header, 2.54 mm | 1-36 | pitch=2.54m mount=THT orient=180° per=row i=6.3 | 0.35+0.16 | 200 | 0.3
TSW-1{n2}-<08;09:f=0.6,x=1.1>-<G:x=1.3;T>-<S-RA:rows=1;D-RA:rows=2,x=1.9> | SAM | 2.54 mm 弯排针 | Right-angle pin header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=90° per=row i=6.3 | 0.5+0.19 | 200 | 0.28
TSM-1{n2}-01-<L:x=1.3;T>-<SV:rows=1;DV:rows=2,x=1.8;SH:rows=1,orient=90°,f=0.7;DH:rows=2,x=1.9,orient=90°,f=0.6> | SAM | 2.54 mm 贴片排针 | SMD pin header, 2.54 mm | 2-36 | pitch=2.54m mount=SMD orient=180° per=row | 1.3+0.42 | 100 | 0.26
FTSH-1{n2}-01-<L:x=1.2;F>-<DV;DV-K:x=1.1;D:mount=THT;D-RA:mount=THT,orient=90°,f=0.7> | SAM | 1.27 mm 双排排针 | Dual row header, 1.27 mm | 2-30,35,40,45,50 | pitch=1.27m mount=SMD orient=180° per=row rows=2 i=2.9 | 2.2+0.75 | 100 | 0.34
TMM-1{n2}-01-<L:x=1.2;T>-<S:rows=1;D:rows=2,x=1.9;S-RA:rows=1,orient=90°,f=0.6;D-RA:rows=2,x=2,orient=90°,f=0.6> | SAM | 2.00 mm 排针 | Pin header, 2.00 mm | 2-30 | pitch=2m mount=THT orient=180° per=row i=4.5 | 0.7+0.28 | 150 | 0.24
6130{n2}<11121:rows=1;21121:rows=2,x=1.15;11021:rows=1,orient=90°,x=1.2;21021:rows=2,orient=90°,x=1.3> | WE | WR-PHD 2.54 mm 排针 | WR-PHD pin header, 2.54 mm | 2-40/2 | pitch=2.54m mount=THT orient=180° i=3 v=250 tmin=-40 tmax=105 | 0.4+0.13 | 200 | 0.36
6130{n2}<11121;11021:orient=90°,x=1.2> | WE | WR-PHD 2.54 mm 排针 | WR-PHD pin header, 2.54 mm | 3-35/2 | pitch=2.54m mount=THT orient=180° rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.4+0.13 | 200 | 0.36
6200{n2}<11121:rows=1;21121:rows=2,x=1.2;11021:rows=1,orient=90°,x=1.2> | WE | WR-PHD 2.00 mm 排针 | WR-PHD pin header, 2.00 mm | 2-40/2 | pitch=2m mount=THT orient=180° i=2 v=200 tmin=-40 tmax=105 | 0.5+0.16 | 200 | 0.28
6220{n2}21121 | WE | WR-PHD 1.27 mm 双排排针 | WR-PHD dual pin header, 1.27 mm | 4-50/2 | pitch=1.27m mount=THT orient=180° rows=2 i=1 v=150 tmin=-40 tmax=105 | 0.9+0.24 | 150 | 0.26
68<000:f=1;001:f=0.7,orient=90°,x=1.2>-<1:x=1.25;2>{n2}HLF | AMP | BergStik 2.54 mm 单排排针 | BergStik single row header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 0.25+0.11 | 300 | 0.34
6799<6:orient=180°;7:orient=180°,f=0.6,h=8.1m>-<1:x=1.25;2>{n2}HLF | AMP | BergStik 2.54 mm 双排排针 | BergStik dual row header, 2.54 mm | 4-72/2 | pitch=2.54m mount=THT rows=2 i=3 | 0.3+0.1 | 300 | 0.32
101293<78:rows=1;79:rows=1,orient=90°,f=0.7>-9{n2}001BLF | AMP | EconoStik 2.54 mm 排针 | EconoStik header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° i=3 | 0.12+0.05 | 500 | 0.36
10129381-9{n2}001BLF | AMP | EconoStik 2.54 mm 双排排针 | EconoStik dual row header, 2.54 mm | 4-72/2 | pitch=2.54m mount=THT orient=180° rows=2 i=3 | 0.15+0.05 | 500 | 0.34
98414-<G06:x=1.2;F06;S06:f=0.5>-{n2}ULF | AMP | Minitek 2.00 mm 双排带护套排针 | Minitek shrouded header, 2.00 mm | 4-50/2 | pitch=2m mount=THT orient=180° rows=2 i=2 | 0.9+0.2 | 200 | 0.28
M20-999{n2}<45:x=1.15,f=0.8;46;42:f=0.5> | HAR | 2.54 mm 单排排针 | Pin header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 0.3+0.13 | 300 | 0.32
M20-998{n2}<45:x=1.15,f=0.8;46> | HAR | 2.54 mm 双排排针 | Dual row pin header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=2 per=row i=3 | 0.35+0.24 | 300 | 0.3
M20-877{n2}<42;46:f=0.7> | HAR | 2.54 mm 贴片排针 | SMD pin header, 2.54 mm | 2-20 | pitch=2.54m mount=SMD orient=180° rows=1 i=3 | 0.7+0.24 | 200 | 0.26
M22-<201:rows=1;202:rows=2,x=1.8>{n2}05 | HAR | 2.00 mm 排针 | Pin header, 2.00 mm | 2-36 | pitch=2m mount=THT orient=180° per=row i=2 | 0.5+0.2 | 200 | 0.26
M50-3<53:mount=THT;60:mount=SMD,x=1.2>{n2}42 | HAR | 1.27 mm 双排排针 | Dual row pin header, 1.27 mm | 3-25,30,40,50 | pitch=1.27m orient=180° rows=2 per=row i=1 | 1.2+0.5 | 150 | 0.28
PREC0{n2}<SAAN:rows=1;DAAN:rows=2,x=1.9;SBAN:rows=1,orient=90°,f=0.7,x=1.1;DBAN:rows=2,orient=90°,f=0.6,x=2>-RC | SUL | 2.54 mm 排针 | Pin header, 2.54 mm | 1-40 | pitch=2.54m mount=THT orient=180° per=row i=3 | 0.25+0.09 | 300 | 0.34
GRPB0{n2}<1VWVN:rows=1;2VWVN:rows=2,x=1.8>-RC | SUL | 1.27 mm 排针 | Pin header, 1.27 mm | 2-25 | pitch=1.27m mount=THT orient=180° per=row i=1 | 0.7+0.24 | 200 | 0.28
NRPN0{n2}<1PAEN:rows=1;2PAEN:rows=2,x=1.8>-RC | SUL | 2.00 mm 排针 | Pin header, 2.00 mm | 2-40 | pitch=2m mount=THT orient=180° per=row i=2 | 0.5+0.14 | 200 | 0.26
PZ254<V:orient=180°;R:orient=90°,x=1.15,f=0.8>-11-{n2}P | XF | 2.54 mm 排针 | Pin header, 2.54 mm | 1-40 | pitch=2.54m mount=THT rows=1 i=3 tmin=-40 tmax=105 | 0.02+0.011 | 500 | 0.55
PZ254<V:orient=180°;R:orient=90°,x=1.15,f=0.8>-12-{n2}P | XF | 2.54 mm 排针 | Pin header, 2.54 mm | 4-80/2 | pitch=2.54m mount=THT rows=2 i=3 tmin=-40 tmax=105 | 0.02+0.011 | 500 | 0.55
PZ200<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-11-{n2}P | XF | 2.00 mm 排针 | Pin header, 2.00 mm | 2-40 | pitch=2m mount=THT rows=1 i=2 tmin=-40 tmax=105 | 0.03+0.015 | 500 | 0.42
PZ200<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-12-{n2}P | XF | 2.00 mm 排针 | Pin header, 2.00 mm | 4-80/2 | pitch=2m mount=THT rows=2 i=2 tmin=-40 tmax=105 | 0.03+0.015 | 500 | 0.42
PZ127<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-11-{n2}P | XF | 1.27 mm 排针 | Pin header, 1.27 mm | 2-40,50 | pitch=1.27m mount=THT rows=1 i=1 tmin=-40 tmax=105 | 0.05+0.024 | 400 | 0.42
PZ127<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-12-{n2}P | XF | 1.27 mm 排针 | Pin header, 1.27 mm | 4-80/2 | pitch=1.27m mount=THT rows=2 i=1 tmin=-40 tmax=105 | 0.05+0.024 | 400 | 0.42
ZX-PZ2.54-<1:rows=1;2:rows=2,x=2>-{n}P<ZZ:orient=180°;WZ:orient=90°,x=1.15,f=0.7;LT:mount=SMD,f=0.6,x=1.7> | ZX | 2.54 mm 排针 | Pin header, 2.54 mm | 1-40 | pitch=2.54m mount=THT per=row i=3 | 0.016+0.009 | 500 | 0.5
HX PZ2.54-<1:rows=1;2:rows=2,x=2>x{n}P <ZZ:orient=180°;WZ:orient=90°,x=1.15,f=0.7;TP:mount=SMD,f=0.6,x=1.6> | HX | 2.54 mm 排针 | Pin header, 2.54 mm | 1-40 | pitch=2.54m mount=THT per=row i=3 | 0.015+0.009 | 500 | 0.48
HX PZ1.27-<1:rows=1;2:rows=2,x=2>x{n}P <ZZ:orient=180°;WZ:orient=90°,x=1.15,f=0.7;TP:mount=SMD,f=0.7,x=1.4> | HX | 1.27 mm 排针 | Pin header, 1.27 mm | 2-40,50 | pitch=1.27m mount=THT per=row i=1 | 0.04+0.022 | 400 | 0.42
B-2100S{n2}P-A<110;120:f=0.5,h=11.5m> | CK | 2.54 mm 单排排针 | Single row pin header, 2.54 mm | 2-40 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 0.03+0.013 | 500 | 0.42
PM254-1-{n2}-<Z:orient=180°;W:orient=90°,f=0.6>-8.5 | HC | 2.54 mm 单排排针 | Single row pin header, 2.54 mm | 2-40 | pitch=2.54m mount=THT rows=1 i=3 | 0.03+0.014 | 500 | 0.38
DS1021-<1*{n}:rows=1;2*{n}:rows=2,x=2>S<F11-B:orient=180°;F15-B:orient=180°,f=0.5,h=15m> | CON | 2.54 mm 排针 | Pin header, 2.54 mm | 2-40 | pitch=2.54m mount=THT per=row i=3 | 0.05+0.02 | 500 | 0.4
DS1025-<01-1*{n}:rows=1;02-1*{n}:rows=1,f=0.5,h=10m;05-2*{n}:rows=2,x=2>P8BV1 | CON | 2.00 mm 排针 | Pin header, 2.00 mm | 2-40 | pitch=2m mount=THT orient=180° per=row i=2 | 0.06+0.024 | 500 | 0.32
{te:826629} | TE | AMPMODU II 2.54 mm 单排排针 | AMPMODU II pin header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 0.6+0.2 | 200 | 0.3
{te:826632} | TE | AMPMODU II 2.54 mm 双排排针 | AMPMODU II dual row header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=2 per=row i=3 | 0.8+0.4 | 200 | 0.28
800-10-0{n2}-10-001000 | MIL | 2.54 mm 车针圆孔排针 | Machined pin header, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 1.2+0.75 | 50 | 0.24
## 140102
SSW-1{n2}-<01;02:f=0.7,x=1.08;03:f=0.5,x=1.15>-<G:x=1.4;T>-<S:rows=1;D:rows=2,x=1.9> | SAM | 2.54 mm 排母 | Socket strip, 2.54 mm | 1-36 | pitch=2.54m mount=THT orient=180° per=row i=4.7 | 0.7+0.33 | 150 | 0.3
SSQ-1{n2}-01-<G:x=1.4;T>-<S:rows=1;D:rows=2,x=1.9> | SAM | 2.54 mm 方孔排母 | Square post socket strip, 2.54 mm | 2-36 | pitch=2.54m mount=THT orient=180° per=row i=6.3 | 0.7+0.35 | 150 | 0.26
SSM-1{n2}-<L:x=1.3;S:x=1.2;F>-<SV:rows=1;DV:rows=2,x=1.8;SH:rows=1,orient=90°,f=0.6> | SAM | 2.54 mm 贴片排母 | SMD socket strip, 2.54 mm | 2-25 | pitch=2.54m mount=SMD orient=180° per=row i=4 | 1.6+0.6 | 100 | 0.24
CLP-1{n2}-02-<L:x=1.2;F;G:x=1.4,f=0.7>-<D;D-K:x=1.1;DH:orient=90°,f=0.5> | SAM | 1.27 mm 双排排母 | Dual row socket, 1.27 mm | 2-30,35,40,45,50 | pitch=1.27m mount=SMD orient=180° rows=2 per=row i=3 | 2.4+0.85 | 100 | 0.28
SQT-1{n2}-01-<L:x=1.2;F;S:x=1.2,f=0.6>-<S:rows=1;D:rows=2,x=1.9> | SAM | 2.00 mm 排母 | Socket strip, 2.00 mm | 2-30 | pitch=2m mount=THT orient=180° per=row i=4 | 1.1+0.45 | 120 | 0.22
6130{n2}<11821:rows=1;21821:rows=2,x=1.15> | WE | WR-PHD 2.54 mm 排母 | WR-PHD socket header, 2.54 mm | 2-40/2 | pitch=2.54m mount=THT orient=180° i=3 v=250 tmin=-40 tmax=105 | 0.7+0.25 | 150 | 0.36
6130{n2}11821 | WE | WR-PHD 2.54 mm 排母 | WR-PHD socket header, 2.54 mm | 3-35/2 | pitch=2.54m mount=THT orient=180° rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.7+0.25 | 150 | 0.34
6200{n2}<11821:rows=1;21821:rows=2,x=1.2> | WE | WR-PHD 2.00 mm 排母 | WR-PHD socket header, 2.00 mm | 2-40/2 | pitch=2m mount=THT orient=180° i=2 v=200 tmin=-40 tmax=105 | 0.9+0.3 | 150 | 0.26
M20-782{n2}<46;45:f=0.6,x=1.15> | HAR | 2.54 mm 单排排母 | Socket, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=180° rows=1 i=3 | 0.9+0.35 | 200 | 0.32
M20-783{n2}<46;45:f=0.6,x=1.15> | HAR | 2.54 mm 双排排母 | Dual row socket, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=180° rows=2 per=row i=3 | 1+0.65 | 200 | 0.3
PPPC0{n2}<1LFBN:rows=1;2LFBN:rows=2,x=1.9;1LGBN:rows=1,orient=90°,f=0.6,x=1.15;2LJBN:rows=2,orient=90°,f=0.5,x=2>-RC | SUL | 2.54 mm 排母 | Female header, 2.54 mm | 1-40 | pitch=2.54m mount=THT orient=180° per=row i=3 | 0.9+0.3 | 150 | 0.34
NPPN0{n2}<1BFCN:rows=1;2FFKS:rows=2,x=1.9>-RC | SUL | 2.00 mm 排母 | Female header, 2.00 mm | 2-30 | pitch=2m mount=THT orient=180° per=row i=2 | 1.2+0.35 | 150 | 0.28
PM254<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-11-{n2}P-H85 | XF | 2.54 mm 排母 | Female header, 2.54 mm | 1-40 | pitch=2.54m mount=THT h=8.5m rows=1 i=3 tmin=-40 tmax=105 | 0.05+0.028 | 300 | 0.55
PM254<V:orient=180°;R:orient=90°,x=1.15,f=0.7>-12-{n2}P-H85 | XF | 2.54 mm 排母 | Female header, 2.54 mm | 4-80/2 | pitch=2.54m mount=THT h=8.5m rows=2 i=3 tmin=-40 tmax=105 | 0.05+0.028 | 300 | 0.55
PM200V-11-{n2}P-H43 | XF | 2.00 mm 排母 | Female header, 2.00 mm | 2-40 | pitch=2m mount=THT orient=180° h=4.3m rows=1 i=2 tmin=-40 tmax=105 | 0.06+0.034 | 300 | 0.4
PM200V-12-{n2}P-H43 | XF | 2.00 mm 排母 | Female header, 2.00 mm | 4-80/2 | pitch=2m mount=THT orient=180° h=4.3m rows=2 i=2 tmin=-40 tmax=105 | 0.06+0.034 | 300 | 0.4
PM127V-11-{n2}P-H43 | XF | 1.27 mm 排母 | Female header, 1.27 mm | 2-40,50 | pitch=1.27m mount=THT orient=180° h=4.3m rows=1 i=1 tmin=-40 tmax=105 | 0.08+0.05 | 300 | 0.4
PM127V-12-{n2}P-H43 | XF | 1.27 mm 排母 | Female header, 1.27 mm | 4-80/2 | pitch=1.27m mount=THT orient=180° h=4.3m rows=2 i=1 tmin=-40 tmax=105 | 0.08+0.05 | 300 | 0.4
ZX-PM2.54-<1:rows=1;2:rows=2,x=2>-{n}P<Y:orient=180°;W:orient=90°,x=1.2,f=0.7;TP:mount=SMD,f=0.6,x=1.6> | ZX | 2.54 mm 排母 | Female header, 2.54 mm | 1-40 | pitch=2.54m mount=THT h=8.5m per=row i=3 | 0.04+0.025 | 300 | 0.48
HX PM2.54-<1:rows=1;2:rows=2,x=2>x{n}P <ZZ H8.5:orient=180°,h=8.5m;TP H8.5:mount=SMD,f=0.6,h=8.5m,x=1.5;WZ H8.5:orient=90°,f=0.6,x=1.2> | HX | 2.54 mm 排母 | Female header, 2.54 mm | 2-40 | pitch=2.54m mount=THT per=row i=3 | 0.04+0.025 | 300 | 0.46
DS1023-<1*{n}:rows=1;2*{n}:rows=2,x=2>S<F11;F21:f=0.5,h=8.5m> | CON | 2.54 mm 排母 | Female header, 2.54 mm | 2-40 | pitch=2.54m mount=THT orient=180° per=row i=3 | 0.1+0.045 | 300 | 0.4
DS1026-<01-1*{n}:rows=1;02-2*{n}:rows=2,x=2>S8BV | CON | 2.00 mm 排母 | Female header, 2.00 mm | 2-40 | pitch=2m mount=THT orient=180° per=row i=2 | 0.12+0.055 | 300 | 0.32
DS1009-{n2}AT1NX-0A2 | CON | DIP 芯片插座 | DIP IC socket | 6,8,14,16,18,20,24,28,32,40 | pitch=2.54m mount=THT rows=2 i=1 | 0.08+0.014 | 60 | 0.5
DS1001-01-{n2}BT1NSF6X | CON | DIP 圆孔芯片插座 | Machined DIP IC socket | 6,8,14,16,18,20,24,28,32,40 | pitch=2.54m mount=THT rows=2 i=3 | 0.2+0.07 | 60 | 0.42
110-<13:x=1.4,f=0.6;41;43:x=1.2,f=0.6;93:x=1.3;44:f=0.5>-{n}<308:max=18;316:min=14,max=20,f=0.5;328:min=24,max=28;624:min=24,max=40,f=0.5>-41-001000 | MIL | 车针 DIP 芯片插座 | Machined DIP IC socket | 8,14,16,18,20,24,28,32,40 | pitch=2.54m mount=THT rows=2 i=3 | 1+0.6 | 40 | 0.24
## 140103
SBH11-<PBPC:x=1;NBPC:x=1.05,f=0.6>-D{n2}-<ST-BK:orient=180°;RA-BK:orient=90°,f=0.7,x=1.05;SM-BK:mount=SMD,x=1.3,f=0.6> | SUL | 2.54 mm 简牛 | Box header, 2.54 mm | 3-8,10,12,13,15,17,20,22,25,30,32 | pitch=2.54m mount=THT rows=2 per=row i=3 | 1+0.24 | 60 | 0.4
SBH<21-NBPN:pitch=2m,i=2;31-NBPB:pitch=1.27m,i=1,x=1.4>-D{n2}-<ST-BK:orient=180°;RA-BK:orient=90°,f=0.7,x=1.05;SM-BK:mount=SMD,x=1.2,f=0.8> | SUL | 小间距简牛 | Fine pitch box header | 3-8,10,12,13,15,17,20,22,25 | mount=THT rows=2 per=row | 1.4+0.35 | 60 | 0.32
612{n3}<21621:orient=180°;21721:orient=90°,f=0.7> | WE | WR-BHD 2.54 mm 简牛 | WR-BHD box header, 2.54 mm | 6-16/2,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=3 v=250 | 1.2+0.11 | 60 | 0.36
N25{n2}-<6002RB:orient=180°;5002RB:orient=90°,f=0.8> | M3 | 2.54 mm 简牛 | Boxed header, 2.54 mm | 10,14,16,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=2.65 | 3+0.3 | 40 | 0.34
303{n2}-<6002HB:orient=180°;5002HB:orient=90°,f=0.8> | M3 | 2.54 mm 经济型简牛 | Low cost boxed header, 2.54 mm | 8,10,14,16,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=2.65 | 2+0.2 | 40 | 0.34
DC3-{n}P<:orient=180°;W:orient=90°,f=0.7;-SMT:mount=SMD,x=1.4,f=0.6> | BM | 2.54 mm 简牛 | Box header, 2.54 mm | 6-16/2,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=3 | 0.2+0.03 | 60 | 0.5
DS1013-{n2}<SSIB1-B-0:orient=180°;RSIB1-B-0:orient=90°,f=0.7> | CON | 2.54 mm 简牛 | Box header, 2.54 mm | 6-16/2,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=3 | 0.3+0.045 | 60 | 0.44
DS1011-{n2}<SSIBSA7-B-0:orient=180°;RSIBSA7-B-0:orient=90°,f=0.7> | CON | 2.54 mm 牛角座 | Ejector header, 2.54 mm | 10,14,16,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=3 | 0.7+0.08 | 40 | 0.38
IDC254<V:orient=180°;R:orient=90°,f=0.7>-12-{n2}P | XF | 2.54 mm 简牛 | Box header, 2.54 mm | 6-16/2,20,24,26,30,34,40,50,60,64 | pitch=2.54m mount=THT rows=2 i=3 | 0.2+0.03 | 60 | 0.46
TST-1{n2}-<01;02:f=0.6,x=1.1;04:f=0.5,x=1.15>-<G:x=1.3;T;L:x=1.4,f=0.6>-<D;D-RA:orient=90°,f=0.7,x=1.1> | SAM | 2.54 mm 简牛 | Shrouded IDC header, 2.54 mm | 5,7,8,10,12,13,15,17,20,25,30,32 | pitch=2.54m mount=THT orient=180° rows=2 per=row i=3.8 | 2.2+0.45 | 40 | 0.28
SHF-1{n2}-01-<L:x=1.2;F>-D-<SM;TH:mount=THT;RA:mount=THT,orient=90°,f=0.7> | SAM | 1.27 mm 带护套简牛 | Shrouded IDC header, 1.27 mm | 5,7,8,10,13,15,17,20,25,30,40,50 | pitch=1.27m mount=SMD orient=180° rows=2 per=row i=2.3 | 4.5+1.1 | 40 | 0.28
TFM-1{n2}-02-<L:x=1.2;S:x=1.2,f=0.7;F>-<D;D-A:x=1.05;D-RA1:mount=THT,orient=90°,f=0.6;D-WT:x=1.15,f=0.5> | SAM | Tiger Eye 1.27 mm 端子条 | Tiger Eye terminal strip, 1.27 mm | 5,10,15,20,25,30,35,40,45,50 | pitch=1.27m mount=SMD orient=180° rows=2 per=row i=2.9 | 5+1.5 | 30 | 0.24
SFM-1{n2}-<01;02:f=0.7,x=1.05;L1:f=0.5,x=1.1>-<L:x=1.2;S:x=1.2,f=0.7;F>-<D;D-A:x=1.05> | SAM | Tiger Eye 1.27 mm 插座条 | Tiger Eye socket strip, 1.27 mm | 5,10,15,20,25,30,35,40,45,50 | pitch=1.27m mount=SMD orient=180° rows=2 per=row i=2.9 | 5.5+1.6 | 30 | 0.24
87831-{n2}<20;41:f=0.6,x=1.1> | MOL | Milli-Grid 2.00 mm 带护套针座 | Milli-Grid shrouded header, 2.00 mm | 4-16/2,20,24,26,30,34,40,44,50 | pitch=2m mount=THT orient=180° rows=2 i=2 v=125 | 2+0.28 | 40 | 0.34
87832-{n2}<20;22:f=0.6,x=1.1> | MOL | Milli-Grid 2.00 mm 贴片带护套针座 | Milli-Grid SMD shrouded header, 2.00 mm | 4-16/2,20,24,26,30,34,40,44,50 | pitch=2m mount=SMD orient=180° rows=2 i=2 v=125 | 2.6+0.32 | 40 | 0.34
87833-{n2}<20;31:f=0.5,x=1.1> | MOL | Milli-Grid 2.00 mm 弯针座 | Milli-Grid right-angle shrouded header, 2.00 mm | 4-16/2,20,24,26,30,34,40,44,50 | pitch=2m mount=THT orient=90° rows=2 i=2 v=125 | 2.4+0.3 | 40 | 0.3
`;
