/** Wire-to-board connectors: headers, crimp housings and crimp contacts. */
import { gridSeries } from '../../readers/grid-series';
import type { Series } from '../../series';

const BRANDS = {
  J: 'JST', M: 'Molex', H: 'Hirose', T: 'TE Connectivity', C: 'CJT', X: 'XKB Connectivity', B: 'BOOMELE', Z: 'Megastar', W: 'Würth Elektronik',
  HA: 'Harwin',
};

/** All series of this file. */
export function wireToBoard(): Series[] {
  return [...gridSeries(HEADERS, { brands: BRANDS }), ...gridSeries(HOUSINGS, { brands: BRANDS }), ...gridSeries(CONTACTS, { brands: BRANDS, positions: false })];
}

const HEADERS = `
## 140201
B{n}B-XH-A | J | XH 2.50 mm 针座 | XH header, 2.50 mm | 2-16,20 | pitch=2.5m mount=THT orient=180° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.12+0.05 | 500 | 0.75
B{n}B-XH-AM | J | XH 2.50 mm 带定位柱针座 | XH header with boss, 2.50 mm | 2-12 | pitch=2.5m mount=THT orient=180° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.14+0.055 | 500 | 0.45
S{n}B-XH-A<:f=1;-1:f=0.8> | J | XH 2.50 mm 弯针座 | XH side entry header, 2.50 mm | 2-16 | pitch=2.5m mount=THT orient=90° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.15+0.06 | 500 | 0.6
S{n}B-XH-SM4-TB | J | XH 2.50 mm 贴片弯针座 | XH SMD side entry header, 2.50 mm | 2-13 | pitch=2.5m mount=SMD orient=90° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.7+0.2 | 400 | 0.4
B{n}B-PH-K-S | J | PH 2.00 mm 针座 | PH header, 2.00 mm | 2-16 | pitch=2m mount=THT orient=180° rows=1 i=2 v=100 tmin=-25 tmax=85 | 0.1+0.05 | 500 | 0.8
S{n}B-PH-K-S | J | PH 2.00 mm 弯针座 | PH side entry header, 2.00 mm | 2-16 | pitch=2m mount=THT orient=90° rows=1 i=2 v=100 tmin=-25 tmax=85 | 0.12+0.055 | 500 | 0.7
<B:orient=180°;S:orient=90°,f=1.1>{n}B-PH-SM4-TB | J | PH 2.00 mm 贴片针座 | PH SMD header, 2.00 mm | 2-16 | pitch=2m mount=SMD rows=1 i=2 v=100 tmin=-25 tmax=85 | 0.55+0.16 | 500 | 0.65
<B:orient=180°;S:orient=90°,f=0.8>{n2}B-PHDSS | J | PHD 2.00 mm 双排针座 | PHD dual row header, 2.00 mm | 8-34/2 | pitch=2m mount=THT rows=2 i=3 v=250 tmin=-25 tmax=85 | 0.5+0.12 | 300 | 0.4
B{n}B-ZR<:f=1;-3.4:f=0.5> | J | ZH 1.50 mm 针座 | ZH header, 1.50 mm | 2-13 | pitch=1.5m mount=THT orient=180° rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.12+0.06 | 500 | 0.55
S{n}B-ZR<:f=1;-3.4:f=0.5> | J | ZH 1.50 mm 弯针座 | ZH side entry header, 1.50 mm | 2-13 | pitch=1.5m mount=THT orient=90° rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.14+0.065 | 500 | 0.5
<B:orient=180°;S:orient=90°>{n}B-ZR-<SM4-TF;SM3A-TF:f=0.4> | J | ZH 1.50 mm 贴片针座 | ZH SMD header, 1.50 mm | 2-13 | pitch=1.5m mount=SMD rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.5+0.16 | 500 | 0.48
<BM:orient=180°,f=0.9;SM:orient=90°>{n2}B-SRSS-TB | J | SH 1.00 mm 贴片针座 | SH SMD header, 1.00 mm | 2-15,20 | pitch=1m mount=SMD rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.6+0.15 | 1000 | 0.72
BM{n2}B-GHS-TBT | J | GH 1.25 mm 贴片立式针座 | GH SMD top entry header, 1.25 mm | 2-15 | pitch=1.25m mount=SMD orient=180° rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.7+0.16 | 1000 | 0.6
SM{n2}B-GHS-TB | J | GH 1.25 mm 贴片弯针座 | GH SMD side entry header, 1.25 mm | 2-15 | pitch=1.25m mount=SMD orient=90° rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.7+0.16 | 1000 | 0.65
B{n}P-VH<:f=1;-B:f=0.6;-FB-B:f=0.5> | J | VH 3.96 mm 针座 | VH header, 3.96 mm | 2-10 | pitch=3.96m mount=THT orient=180° rows=1 i=10 v=250 tmin=-25 tmax=85 | 0.2+0.09 | 300 | 0.6
S{n}P-VH | J | VH 3.96 mm 弯针座 | VH side entry header, 3.96 mm | 2-8 | pitch=3.96m mount=THT orient=90° rows=1 i=10 v=250 tmin=-25 tmax=85 | 0.3+0.11 | 300 | 0.42
B{n}B-EH-A | J | EH 2.50 mm 针座 | EH header, 2.50 mm | 2-15 | pitch=2.5m mount=THT orient=180° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.15+0.06 | 500 | 0.45
S{n}B-EH | J | EH 2.50 mm 弯针座 | EH side entry header, 2.50 mm | 2-15 | pitch=2.5m mount=THT orient=90° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.18+0.07 | 500 | 0.4
B{n2}B-PASK | J | PA 2.00 mm 带锁针座 | PA locking header, 2.00 mm | 2-16 | pitch=2m mount=THT orient=180° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.3+0.1 | 400 | 0.42
S{n2}B-PASK-2 | J | PA 2.00 mm 带锁弯针座 | PA locking side entry header, 2.00 mm | 2-16 | pitch=2m mount=THT orient=90° rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.32+0.11 | 400 | 0.38
<B:orient=180°;S:orient=90°,f=0.8>{n2}B-PUDSS<:f=1;-1:f=0.5> | J | PUD 2.00 mm 双排针座 | PUD dual row header, 2.00 mm | 8-40/2 | pitch=2m mount=THT rows=2 i=3 v=250 tmin=-25 tmax=85 | 0.6+0.12 | 200 | 0.36
<B:orient=180°;S:orient=90°,f=0.8>{n2}B-XASK-1 | J | XA 2.50 mm 带锁针座 | XA locking header, 2.50 mm | 2-15,20 | pitch=2.5m mount=THT rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.25+0.09 | 400 | 0.38
<BM:orient=180°;SM:orient=90°>{n2}B-SURS-TF | J | SUR 0.80 mm 贴片针座 | SUR SMD header, 0.80 mm | 2-10,12,14,16,20,22 | pitch=0.8m mount=SMD rows=1 i=0.5 v=30 tmin=-25 tmax=85 | 0.9+0.18 | 1000 | 0.4
BM{n2}B-ACHSS-GAN-ETF | J | ACH 1.20 mm 贴片针座 | ACH SMD header, 1.20 mm | 2-5 | pitch=1.2m mount=SMD orient=180° rows=1 i=2 v=50 tmin=-25 tmax=85 | 0.9+0.2 | 1000 | 0.4
B{n2}B-JWPF-SK-R | J | JWPF 2.00 mm 防水针座 | JWPF waterproof header, 2.00 mm | 2-4,6,8 | pitch=2m mount=THT orient=180° i=3 v=100 tmin=-40 tmax=85 | 1.4+0.5 | 100 | 0.32
<B:orient=180°;S:orient=90°>{n2}B-ZESK-1D | J | ZE 1.50 mm 带锁针座 | ZE locking header, 1.50 mm | 2-16 | pitch=1.5m mount=THT rows=1 i=2 v=125 tmin=-40 tmax=85 | 0.4+0.13 | 400 | 0.34
B{n}B-CZHK-B-1 | J | CZH 2.00 mm 压排针座 | CZH header, 2.00 mm | 2-10 | pitch=2m mount=THT orient=180° rows=1 i=2 v=100 | 0.3+0.09 | 400 | 0.26
530<47:orient=180°;48:orient=90°>-{n2}10 | M | PicoBlade 1.25 mm 针座 | PicoBlade header, 1.25 mm | 2-15 | pitch=1.25m mount=THT rows=1 i=1 v=125 tmin=-40 tmax=105 | 0.55+0.16 | 500 | 0.6
53<261:orient=90°;398:orient=180°>-{n2}71 | M | PicoBlade 1.25 mm 贴片针座 | PicoBlade SMD header, 1.25 mm | 2-15,17 | pitch=1.25m mount=SMD rows=1 i=1 v=125 tmin=-40 tmax=105 | 1+0.24 | 500 | 0.6
22-23-2{n2}1 | M | KK 254 2.54 mm 带锁针座 | KK 254 friction lock header, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=180° rows=1 i=4 v=250 tmin=-40 tmax=105 | 0.35+0.15 | 300 | 0.6
22-05-3{n2}1 | M | KK 254 2.54 mm 弯针座 | KK 254 right-angle header, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=90° rows=1 i=4 v=250 tmin=-40 tmax=105 | 0.6+0.24 | 300 | 0.45
22-27-2{n2}1 | M | KK 254 2.54 mm 针座 | KK 254 header, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=180° rows=1 i=4 v=250 tmin=-40 tmax=105 | 0.4+0.15 | 300 | 0.5
22-11-2{n2}2 | M | KK 254 2.54 mm 镀金针座 | KK 254 header, gold plated, 2.54 mm | 2-25 | pitch=2.54m mount=THT orient=180° rows=1 i=4 v=250 tmin=-40 tmax=105 | 0.7+0.4 | 300 | 0.35
26-60-4{n2}0 | M | KK 396 3.96 mm 带锁针座 | KK 396 friction lock header, 3.96 mm | 2-20 | pitch=3.96m mount=THT orient=180° rows=1 i=7 v=600 tmin=-40 tmax=105 | 0.6+0.26 | 200 | 0.42
26-60-5{n2}0 | M | KK 396 3.96 mm 弯针座 | KK 396 right-angle header, 3.96 mm | 2-20 | pitch=3.96m mount=THT orient=90° rows=1 i=7 v=600 tmin=-40 tmax=105 | 0.8+0.3 | 200 | 0.32
43045-{n2}<00:orient=90°;12:orient=180°;01:orient=90°,f=0.4,x=1.4;18:mount=SMD,orient=180°,f=0.6,x=1.25;10:mount=SMD,orient=90°,f=0.5,x=1.25> | M | Micro-Fit 3.0 双排针座 | Micro-Fit 3.0 dual row header, 3.00 mm | 2-24/2 | pitch=3m mount=THT rows=2 i=8.5 v=600 tmin=-40 tmax=105 | 2.4+0.42 | 100 | 0.55
43650-{n2}<00:orient=90°;15:orient=180°;12:orient=180°,f=0.5;10:mount=SMD,orient=90°,f=0.5,x=1.25;24:mount=SMD,orient=180°,f=0.5,x=1.25> | M | Micro-Fit 3.0 单排针座 | Micro-Fit 3.0 single row header, 3.00 mm | 2-12 | pitch=3m mount=THT rows=1 i=8.5 v=600 tmin=-40 tmax=105 | 2.2+0.45 | 100 | 0.5
39-28-<1:f=1;8:f=0.6>{n2}3 | M | Mini-Fit Jr. 4.20 mm 针座 | Mini-Fit Jr. header, 4.20 mm | 2-24/2 | pitch=4.2m mount=THT orient=180° rows=2 i=13 v=600 tmin=-40 tmax=105 | 0.9+0.26 | 100 | 0.55
39-<30-1:f=1;29-1:f=0.6>{n2}0 | M | Mini-Fit Jr. 4.20 mm 弯针座 | Mini-Fit Jr. right-angle header, 4.20 mm | 2-24/2 | pitch=4.2m mount=THT orient=90° rows=2 i=13 v=600 tmin=-40 tmax=105 | 1.5+0.38 | 100 | 0.5
705<43:orient=180°;53:orient=90°>-00{k2} | M | SL 2.54 mm 针座 | SL header, 2.54 mm | 2-25 | pitch=2.54m mount=THT rows=1 i=3 v=250 tmin=-40 tmax=105 | 1.2+0.4 | 150 | 0.42
504050-{n2}91 | M | Pico-Lock 1.50 mm 贴片弯针座 | Pico-Lock SMD right-angle header, 1.50 mm | 2-12 | pitch=1.5m mount=SMD orient=90° rows=1 i=3 v=150 tmin=-40 tmax=105 | 2.1+0.34 | 300 | 0.42
503763-{n2}91 | M | Pico-Lock 1.00 mm 贴片弯针座 | Pico-Lock SMD right-angle header, 1.00 mm | 2-12 | pitch=1m mount=SMD orient=90° rows=1 i=1 v=50 tmin=-40 tmax=105 | 2+0.34 | 300 | 0.38
5013<31:orient=180°>-{n2}07 | M | Pico-Clasp 1.00 mm 贴片针座 | Pico-Clasp SMD header, 1.00 mm | 2-15 | pitch=1m mount=SMD rows=1 i=1 v=50 tmin=-40 tmax=105 | 1.4+0.24 | 500 | 0.38
501568-{n2}07 | M | Pico-Clasp 1.00 mm 贴片弯针座 | Pico-Clasp SMD right-angle header, 1.00 mm | 2-15 | pitch=1m mount=SMD orient=90° rows=1 i=1 v=50 tmin=-40 tmax=105 | 1.4+0.24 | 500 | 0.36
502<584:orient=180°;585:orient=90°>-{n2}70 | M | CLIK-Mate 1.50 mm 贴片针座 | CLIK-Mate SMD header, 1.50 mm | 2-15 | pitch=1.5m mount=SMD rows=1 i=3 v=150 tmin=-40 tmax=105 | 1.9+0.3 | 300 | 0.36
50<2352:orient=90°;2443:orient=90°,pitch=2m,f=0.9>-{n2}00 | M | 带锁贴片弯针座 | Locking SMD right-angle header | 2-15 | pitch=2m mount=SMD rows=1 i=3 v=250 tmin=-40 tmax=105 | 2.1+0.4 | 300 | 0.34
35362-{n2}50 | M | Sherlock 2.00 mm 针座 | Sherlock header, 2.00 mm | 2-15 | pitch=2m mount=THT orient=180° rows=1 i=3 v=125 tmin=-40 tmax=105 | 0.7+0.22 | 300 | 0.32
22-03-5{n2}5 | M | SPOX 2.50 mm 针座 | Mini-SPOX header, 2.50 mm | 2-15 | pitch=2.5m mount=THT orient=180° rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.35+0.14 | 400 | 0.38
22-05-7{n2}5 | M | SPOX 2.50 mm 弯针座 | Mini-SPOX right-angle header, 2.50 mm | 2-15 | pitch=2.5m mount=THT orient=90° rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.4+0.16 | 400 | 0.34
87437-{n2}43 | M | Pico-SPOX 1.50 mm 贴片针座 | Pico-SPOX SMD header, 1.50 mm | 2-15 | pitch=1.5m mount=SMD orient=180° rows=1 i=2.5 v=250 tmin=-40 tmax=105 | 1.9+0.3 | 300 | 0.32
DF13-{n}P-1.25<DSA:mount=THT,orient=180°;DS:mount=THT,orient=90°,f=0.8;V:mount=SMD,orient=180°,x=1.3;H:mount=SMD,orient=90°,x=1.3> | H | DF13 1.25 mm 针座 | DF13 header, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=150 tmin=-35 tmax=85 | 0.9+0.22 | 500 | 0.5
DF13-{n}DP-1.25<DSA:mount=THT;V:mount=SMD,x=1.3,f=0.8> | H | DF13 1.25 mm 双排针座 | DF13 dual row header, 1.25 mm | 10,20,30,40 | pitch=1.25m orient=180° rows=2 i=1 v=150 tmin=-35 tmax=85 | 1.4+0.2 | 300 | 0.36
DF11-{n}DP-2<DSA:mount=THT,orient=180°;DS:mount=THT,orient=90°,f=0.8;V:mount=SMD,orient=180°,f=0.5,x=1.3> | H | DF11 2.00 mm 双排针座 | DF11 dual row header, 2.00 mm | 4-34/2 | pitch=2m rows=2 i=2 v=250 tmin=-35 tmax=85 | 0.9+0.14 | 300 | 0.45
DF52-{n}P-0.8C | H | DF52 0.80 mm 贴片针座 | DF52 SMD header, 0.80 mm | 2-15,20 | pitch=0.8m mount=SMD orient=90° rows=1 i=2.5 v=50 tmin=-55 tmax=85 | 1.3+0.2 | 1000 | 0.38
DF14-{n}P-1.25H | H | DF14 1.25 mm 贴片弯针座 | DF14 SMD right-angle header, 1.25 mm | 2-15,20,25,30 | pitch=1.25m mount=SMD orient=90° rows=1 i=1 v=150 tmin=-35 tmax=85 | 1.6+0.24 | 500 | 0.4
DF3-{n}P-2<DSA:orient=180°;DS:orient=90°,f=0.8> | H | DF3 2.00 mm 针座 | DF3 header, 2.00 mm | 2-15 | pitch=2m mount=THT rows=1 i=3 v=250 tmin=-35 tmax=85 | 0.6+0.18 | 400 | 0.38
DF1B-{n}P-2.5<DSA:orient=180°;DS:orient=90°,f=0.7> | H | DF1B 2.50 mm 针座 | DF1B header, 2.50 mm | 2-15 | pitch=2.5m mount=THT rows=1 i=3 v=250 tmin=-35 tmax=85 | 0.8+0.22 | 400 | 0.34
DF51K-{n}DP-2DSA | H | DF51K 2.00 mm 带锁双排针座 | DF51K locking dual row header, 2.00 mm | 4-20/2,24,26,30 | pitch=2m mount=THT orient=180° rows=2 i=2 v=250 tmin=-35 tmax=105 | 1.6+0.24 | 300 | 0.3
DF19G-{n}P-1H(54) | H | DF19 1.00 mm 贴片针座 | DF19 SMD header, 1.00 mm | 8,14,20,30 | pitch=1m mount=SMD orient=90° rows=1 i=1 v=100 tmin=-35 tmax=85 | 3+0.3 | 500 | 0.28
DF57-{n}P-1.2V(21) | H | DF57 1.20 mm 贴片针座 | DF57 SMD header, 1.20 mm | 2-6 | pitch=1.2m mount=SMD orient=180° rows=1 i=2.5 v=50 tmin=-35 tmax=85 | 1.4+0.3 | 1000 | 0.3
DF65-{n}P-1.7V(21) | H | DF65 1.70 mm 贴片针座 | DF65 SMD header, 1.70 mm | 2-7 | pitch=1.7m mount=SMD orient=180° rows=1 i=4 v=350 tmin=-35 tmax=85 | 1.6+0.35 | 800 | 0.3
{te:640456} | T | MTA-100 2.54 mm 针座 | MTA-100 header, 2.54 mm | 2-28 | pitch=2.54m mount=THT orient=180° rows=1 i=4 v=250 tmin=-55 tmax=105 | 0.5+0.2 | 300 | 0.42
{te:640457} | T | MTA-100 2.54 mm 弯针座 | MTA-100 right-angle header, 2.54 mm | 2-28 | pitch=2.54m mount=THT orient=90° rows=1 i=4 v=250 tmin=-55 tmax=105 | 0.7+0.25 | 300 | 0.34
{te:640454} | T | MTA-100 2.54 mm 平座针座 | MTA-100 flat post header, 2.54 mm | 2-28 | pitch=2.54m mount=THT orient=180° rows=1 i=4 v=250 tmin=-55 tmax=105 | 0.5+0.2 | 300 | 0.3
{te:640445} | T | MTA-156 3.96 mm 针座 | MTA-156 header, 3.96 mm | 2-24 | pitch=3.96m mount=THT orient=180° rows=1 i=7 v=600 tmin=-55 tmax=105 | 0.8+0.32 | 200 | 0.36
{te:292161} | T | CT 2.00 mm 针座 | CT header, 2.00 mm | 2-15 | pitch=2m mount=THT orient=180° rows=1 i=3 v=125 tmin=-30 tmax=105 | 0.4+0.14 | 400 | 0.3
61900{n}<11121:orient=180°;11021:orient=90°,f=0.8,x=1.2> | W | WR-WTB 2.54 mm 针座 | WR-WTB locking header, 2.54 mm | 2-9 | pitch=2.54m mount=THT rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.8+0.22 | 200 | 0.34
A2501W<V:orient=180°;R:orient=90°,f=0.8>-{n}P | C | XH 2.50 mm 针座 | XH type header, 2.50 mm | 2-16,20 | pitch=2.5m mount=THT rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.03+0.016 | 500 | 0.5
A2001W<V:orient=180°;R:orient=90°,f=0.8;V-S:orient=180°,mount=SMD,x=2.5,f=0.6;R-S:orient=90°,mount=SMD,x=2.5,f=0.8>-{n}P | C | PH 2.00 mm 针座 | PH type header, 2.00 mm | 2-16 | pitch=2m mount=THT rows=1 i=2 v=100 tmin=-25 tmax=85 | 0.03+0.016 | 500 | 0.48
A1501W<V:orient=180°;R:orient=90°,f=0.8;V-S:orient=180°,mount=SMD,x=2.2,f=0.8;R-S:orient=90°,mount=SMD,x=2.2>-{n}P | C | ZH 1.50 mm 针座 | ZH type header, 1.50 mm | 2-13 | pitch=1.5m mount=THT rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.04+0.018 | 500 | 0.42
A1257W<V-S:orient=180°;R-S:orient=90°>-{n}P | C | GH 1.25 mm 带锁贴片针座 | GH type SMD locking header, 1.25 mm | 2-15 | pitch=1.25m mount=SMD rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.16+0.05 | 1000 | 0.46
A1001W<V-S:orient=180°;R-S:orient=90°>-{n}P | C | SH 1.00 mm 贴片针座 | SH type SMD header, 1.00 mm | 2-16,20 | pitch=1m mount=SMD rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.1+0.035 | 1000 | 0.5
A1254W<V:orient=180°,mount=THT;R:orient=90°,mount=THT;V-S:orient=180°,mount=SMD,x=1.6;R-S:orient=90°,mount=SMD,x=1.6>-{n}P | C | 1.25 mm 针座 | PicoBlade type header, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=125 tmin=-25 tmax=85 | 0.06+0.026 | 1000 | 0.46
A2541W<V:orient=180°;R:orient=90°,f=0.8>-{n}P | C | KF2510 2.54 mm 针座 | KK type header, 2.54 mm | 2-16 | pitch=2.54m mount=THT rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.04+0.02 | 500 | 0.45
A3961W<V:orient=180°;R:orient=90°,f=0.8>-{n}P | C | VH 3.96 mm 针座 | VH type header, 3.96 mm | 2-10 | pitch=3.96m mount=THT rows=1 i=7 v=250 tmin=-25 tmax=85 | 0.06+0.036 | 300 | 0.44
XH-{n}<A:orient=180°;AW:orient=90°,f=0.8> | B | XH 2.50 mm 针座 | XH type header, 2.50 mm | 2-16 | pitch=2.5m mount=THT rows=1 i=3 v=250 | 0.03+0.014 | 500 | 0.52
PH-{n}<A:orient=180°;AW:orient=90°,f=0.8> | B | PH 2.00 mm 针座 | PH type header, 2.00 mm | 2-16 | pitch=2m mount=THT rows=1 i=2 v=100 | 0.025+0.013 | 500 | 0.5
ZX-XH2.54-{n}P<ZZ:orient=180°;WZ:orient=90°,f=0.8> | Z | XH 2.54 mm 针座 | XH type header, 2.54 mm | 2-16 | pitch=2.54m mount=THT rows=1 i=3 v=250 | 0.025+0.012 | 500 | 0.48
ZX-PH2.0-{n}P<ZZ:orient=180°;WZ:orient=90°,f=0.8;LT:orient=180°,mount=SMD,x=2.4,f=0.7;WT:orient=90°,mount=SMD,x=2.4,f=0.8> | Z | PH 2.00 mm 针座 | PH type header, 2.00 mm | 2-16 | pitch=2m mount=THT rows=1 i=2 v=100 | 0.024+0.012 | 500 | 0.46
ZX-VH3.96-{n}P<ZZ:orient=180°;WZ:orient=90°,f=0.8> | Z | VH 3.96 mm 针座 | VH type header, 3.96 mm | 2-10 | pitch=3.96m mount=THT rows=1 i=7 v=250 | 0.05+0.03 | 300 | 0.42
ZX-MX1.25-{n}P<LT:orient=180°;WT:orient=90°> | Z | 1.25 mm 贴片针座 | SMD header, 1.25 mm | 2-15 | pitch=1.25m mount=SMD rows=1 i=1 v=125 | 0.1+0.03 | 1000 | 0.44
ZX-SH1.0-{n}P<LT:orient=180°;WT:orient=90°> | Z | SH 1.00 mm 贴片针座 | SH type SMD header, 1.00 mm | 2-15,20 | pitch=1m mount=SMD rows=1 i=1 v=50 | 0.1+0.03 | 1000 | 0.44
X9821WV{n2}-9TVE01 | X | 1.25 mm 贴片立式针座 | SMD top entry header, 1.25 mm | 2-15 | pitch=1.25m mount=SMD orient=180° rows=1 i=1 v=125 | 0.14+0.04 | 1000 | 0.3
`;

const HOUSINGS = `
## 140202
XHP-{n}<:f=1;-R:c=red,f=0.3;-BK:c=black,f=0.3> | J | XH 2.50 mm 胶壳 | XH housing, 2.50 mm | 2-16,20 | pitch=2.5m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.06+0.02 | 1000 | 0.7
PHR-{n}<:f=1;-BK:c=black,f=0.3;-R:c=red,f=0.3> | J | PH 2.00 mm 胶壳 | PH housing, 2.00 mm | 2-16 | pitch=2m rows=1 i=2 v=100 tmin=-25 tmax=85 | 0.05+0.018 | 1000 | 0.7
PHDR-{n2}VS | J | PHD 2.00 mm 双排胶壳 | PHD dual row housing, 2.00 mm | 8-34/2 | pitch=2m rows=2 i=3 v=250 tmin=-25 tmax=85 | 0.2+0.03 | 500 | 0.36
ZHR-{n}<:f=1;-BK:c=black,f=0.3> | J | ZH 1.50 mm 胶壳 | ZH housing, 1.50 mm | 2-13 | pitch=1.5m rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.06+0.02 | 1000 | 0.5
SHR-{n2}V-S<:f=1;-B:c=black,f=0.7> | J | SH 1.00 mm 胶壳 | SH housing, 1.00 mm | 2-15,20 | pitch=1m rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.2+0.04 | 1000 | 0.55
GHR-{n2}V-S<:f=1;-BK:c=black,f=0.3> | J | GH 1.25 mm 胶壳 | GH housing, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=50 tmin=-25 tmax=85 | 0.22+0.045 | 1000 | 0.6
VHR-{n}N<:f=1;-BK:c=black,f=0.3> | J | VH 3.96 mm 胶壳 | VH housing, 3.96 mm | 2-10 | pitch=3.96m rows=1 i=10 v=250 tmin=-25 tmax=85 | 0.1+0.035 | 1000 | 0.55
EHR-{n} | J | EH 2.50 mm 胶壳 | EH housing, 2.50 mm | 2-15 | pitch=2.5m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.06+0.022 | 1000 | 0.42
PAP-{n2}V-S | J | PA 2.00 mm 带锁胶壳 | PA locking housing, 2.00 mm | 2-16 | pitch=2m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.15+0.04 | 1000 | 0.4
PUDP-{n2}V-S | J | PUD 2.00 mm 双排胶壳 | PUD dual row housing, 2.00 mm | 8-40/2 | pitch=2m rows=2 i=3 v=250 tmin=-25 tmax=85 | 0.25+0.035 | 500 | 0.34
XAP-{n2}V-1 | J | XA 2.50 mm 带锁胶壳 | XA locking housing, 2.50 mm | 2-15,20 | pitch=2.5m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.1+0.035 | 1000 | 0.36
SMP-{n2}V-BC | J | SM 2.50 mm 对接胶壳（公） | SM wire-to-wire plug housing, 2.50 mm | 2-15 | pitch=2.5m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.15+0.04 | 1000 | 0.46
SMR-{n2}V-B | J | SM 2.50 mm 对接胶壳（母） | SM wire-to-wire receptacle housing, 2.50 mm | 2-15 | pitch=2.5m rows=1 i=3 v=250 tmin=-25 tmax=85 | 0.15+0.04 | 1000 | 0.46
{n2}SUR-32S | J | SUR 0.80 mm 压排胶壳 | SUR IDC socket, 0.80 mm | 2-10,12,14,16,20,22 | pitch=0.8m rows=1 i=0.5 v=30 tmin=-25 tmax=85 | 0.7+0.12 | 1000 | 0.34
ACHR-{n2}V-S | J | ACH 1.20 mm 胶壳 | ACH housing, 1.20 mm | 2-5 | pitch=1.2m rows=1 i=2 v=50 tmin=-25 tmax=85 | 0.3+0.05 | 1000 | 0.38
{n2}<T-JWPF-VSLE-S;R-JWPF-VSLE-S> | J | JWPF 2.00 mm 防水胶壳 | JWPF waterproof housing, 2.00 mm | 2-4,6,8 | pitch=2m i=3 v=100 tmin=-40 tmax=85 | 1.2+0.3 | 300 | 0.34
ZER-{n2}V-S | J | ZE 1.50 mm 胶壳 | ZE housing, 1.50 mm | 2-16 | pitch=1.5m rows=1 i=2 v=125 tmin=-40 tmax=85 | 0.2+0.045 | 1000 | 0.32
51021-{n2}00 | M | PicoBlade 1.25 mm 胶壳 | PicoBlade housing, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=125 tmin=-40 tmax=105 | 0.3+0.06 | 1000 | 0.58
51047-{n2}00 | M | PicoBlade 1.25 mm 对接胶壳 | PicoBlade wire-to-wire plug housing, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=125 tmin=-40 tmax=105 | 0.6+0.1 | 1000 | 0.4
22-01-<3{n2}7:f=1;2{n2}7:f=0.7> | M | KK 254 2.54 mm 胶壳 | KK 254 crimp housing, 2.54 mm | 2-25 | pitch=2.54m rows=1 i=4 v=250 tmin=-40 tmax=105 | 0.3+0.09 | 500 | 0.55
09-50-<3{n2}1:f=1;8{n2}1:f=0.6> | M | KK 396 3.96 mm 胶壳 | KK 396 crimp housing, 3.96 mm | 2-20 | pitch=3.96m rows=1 i=7 v=600 tmin=-40 tmax=105 | 0.4+0.15 | 500 | 0.36
43025-{n2}<00;10:f=0.3,x=1.2> | M | Micro-Fit 3.0 双排胶壳 | Micro-Fit 3.0 dual row receptacle housing, 3.00 mm | 2-24/2 | pitch=3m rows=2 i=8.5 v=600 tmin=-40 tmax=105 | 0.9+0.14 | 300 | 0.55
43020-{n2}<00;01:f=0.6> | M | Micro-Fit 3.0 双排插头胶壳 | Micro-Fit 3.0 dual row plug housing, 3.00 mm | 2-24/2 | pitch=3m rows=2 i=8.5 v=600 tmin=-40 tmax=105 | 1.2+0.2 | 300 | 0.42
43645-{n2}00 | M | Micro-Fit 3.0 单排胶壳 | Micro-Fit 3.0 single row receptacle housing, 3.00 mm | 2-12 | pitch=3m rows=1 i=8.5 v=600 tmin=-40 tmax=105 | 0.8+0.18 | 300 | 0.5
43640-{n2}<00;01:f=0.6> | M | Micro-Fit 3.0 单排插头胶壳 | Micro-Fit 3.0 single row plug housing, 3.00 mm | 2-12 | pitch=3m rows=1 i=8.5 v=600 tmin=-40 tmax=105 | 1.1+0.24 | 300 | 0.38
39-01-2{n2}<0;5:f=0.6,x=1.1> | M | Mini-Fit Jr. 4.20 mm 胶壳 | Mini-Fit Jr. receptacle housing, 4.20 mm | 2-24/2 | pitch=4.2m rows=2 i=13 v=600 tmin=-40 tmax=105 | 0.5+0.12 | 300 | 0.55
39-01-2{n2}<1;6:f=0.6,x=1.1> | M | Mini-Fit Jr. 4.20 mm 插头胶壳 | Mini-Fit Jr. plug housing, 4.20 mm | 2-24/2 | pitch=4.2m rows=2 i=13 v=600 tmin=-40 tmax=105 | 0.8+0.16 | 300 | 0.4
50-57-94{n2} | M | SL 2.54 mm 胶壳 | SL crimp housing, 2.54 mm | 2-25 | pitch=2.54m rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.8+0.18 | 300 | 0.4
504051-{n2}01 | M | Pico-Lock 1.50 mm 胶壳 | Pico-Lock housing, 1.50 mm | 2-12 | pitch=1.5m rows=1 i=3 v=150 tmin=-40 tmax=105 | 0.8+0.12 | 1000 | 0.38
503764-{n2}01 | M | Pico-Lock 1.00 mm 胶壳 | Pico-Lock housing, 1.00 mm | 2-12 | pitch=1m rows=1 i=1 v=50 tmin=-40 tmax=105 | 0.7+0.12 | 1000 | 0.34
501330-{n2}00 | M | Pico-Clasp 1.00 mm 胶壳 | Pico-Clasp housing, 1.00 mm | 2-15 | pitch=1m rows=1 i=1 v=50 tmin=-40 tmax=105 | 0.5+0.08 | 1000 | 0.36
50<2578:pitch=1.5m;2439:pitch=2m>-{n2}00 | M | CLIK-Mate 胶壳 | CLIK-Mate housing | 2-15 | rows=1 i=3 v=150 tmin=-40 tmax=105 | 0.7+0.1 | 1000 | 0.34
35507-{n2}00 | M | Sherlock 2.00 mm 胶壳 | Sherlock housing, 2.00 mm | 2-15 | pitch=2m rows=1 i=3 v=125 tmin=-40 tmax=105 | 0.4+0.08 | 1000 | 0.32
50-37-5{n2}3 | M | SPOX 2.50 mm 胶壳 | SPOX housing, 2.50 mm | 2-15 | pitch=2.5m rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.25+0.06 | 1000 | 0.36
87439-{n2}00 | M | Pico-SPOX 1.50 mm 胶壳 | Pico-SPOX housing, 1.50 mm | 2-15 | pitch=1.5m rows=1 i=2.5 v=250 tmin=-40 tmax=105 | 0.5+0.09 | 1000 | 0.3
51110-{n2}<60;50:f=0.5> | M | Milli-Grid 2.00 mm 胶壳 | Milli-Grid crimp housing, 2.00 mm | 4-16/2,20,24,26,30,34,40,44,50 | pitch=2m rows=2 i=2 v=125 tmin=-55 tmax=105 | 0.9+0.09 | 300 | 0.34
DF13-{n}S-1.25C | H | DF13 1.25 mm 胶壳 | DF13 crimp socket, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=150 tmin=-35 tmax=85 | 0.4+0.06 | 1000 | 0.48
DF13-{n}DS-1.25C | H | DF13 1.25 mm 双排胶壳 | DF13 dual row crimp socket, 1.25 mm | 10,20,30,40 | pitch=1.25m rows=2 i=1 v=150 tmin=-35 tmax=85 | 0.7+0.06 | 500 | 0.34
DF11-{n}D<S:f=1;EP:f=0.4>-2C | H | DF11 2.00 mm 双排胶壳 | DF11 dual row crimp socket, 2.00 mm | 4-34/2 | pitch=2m rows=2 i=2 v=250 tmin=-35 tmax=85 | 0.4+0.05 | 500 | 0.42
DF52-{n}S-0.8H | H | DF52 0.80 mm 胶壳 | DF52 crimp socket, 0.80 mm | 2-15,20 | pitch=0.8m rows=1 i=2.5 v=50 tmin=-55 tmax=85 | 0.7+0.08 | 1000 | 0.34
DF14-{n}S-1.25C | H | DF14 1.25 mm 胶壳 | DF14 crimp socket, 1.25 mm | 2-15,20,25,30 | pitch=1.25m rows=1 i=1 v=150 tmin=-35 tmax=85 | 0.5+0.06 | 1000 | 0.36
DF3-{n}<S:f=1;EP:f=0.5>-2C | H | DF3 2.00 mm 胶壳 | DF3 crimp socket, 2.00 mm | 2-15 | pitch=2m rows=1 i=3 v=250 tmin=-35 tmax=85 | 0.3+0.05 | 1000 | 0.34
DF1B-{n}S-2.5R | H | DF1B 2.50 mm 胶壳 | DF1B crimp socket, 2.50 mm | 2-15 | pitch=2.5m rows=1 i=3 v=250 tmin=-35 tmax=85 | 0.4+0.07 | 1000 | 0.32
DF51-{n}DS-2C | H | DF51 2.00 mm 带锁双排胶壳 | DF51 locking dual row crimp socket, 2.00 mm | 4-20/2,24,26,30 | pitch=2m rows=2 i=2 v=250 tmin=-35 tmax=105 | 0.7+0.06 | 500 | 0.28
{te:179228} | T | CT 2.00 mm 胶壳 | CT receptacle housing, 2.00 mm | 2-15 | pitch=2m rows=1 i=3 v=125 tmin=-30 tmax=105 | 0.25+0.05 | 1000 | 0.32
{te:1445022} | T | Micro MATE-N-LOK 单排胶壳 | Micro MATE-N-LOK single row housing, 3.00 mm | 2-12 | pitch=3m rows=1 i=5 v=250 tmin=-40 tmax=105 | 0.7+0.16 | 500 | 0.38
{te:794617} | T | Micro MATE-N-LOK 双排胶壳 | Micro MATE-N-LOK dual row housing, 3.00 mm | 2-24/2 | pitch=3m rows=2 i=5 v=250 tmin=-40 tmax=105 | 0.7+0.13 | 500 | 0.38
{te:640440} | T | MTA-100 2.54 mm 压接胶壳 22 AWG | MTA-100 IDC receptacle, 22 AWG, 2.54 mm | 2-28 | pitch=2.54m rows=1 i=4 v=250 tmin=-55 tmax=105 | 0.8+0.22 | 300 | 0.36
{te:640441} | T | MTA-100 2.54 mm 压接胶壳 24 AWG | MTA-100 IDC receptacle, 24 AWG, 2.54 mm | 2-28 | pitch=2.54m rows=1 i=4 v=250 tmin=-55 tmax=105 | 0.8+0.22 | 300 | 0.34
{te:172165} | T | Mini-Universal MATE-N-LOK 胶壳 | Mini-Universal MATE-N-LOK plug housing | 2-4 | pitch=4.14m i=9.5 v=600 tmin=-55 tmax=105 | 0.9+0.2 | 300 | 0.3
61900{n}113322 | W | WR-WTB 2.54 mm 胶壳 | WR-WTB female terminal housing, 2.54 mm | 2-9 | pitch=2.54m rows=1 i=3 v=250 tmin=-40 tmax=105 | 0.5+0.12 | 300 | 0.32
M20-10<6{n2}00:rows=1;7{n2}00:rows=2,x=1.7> | HA | 2.54 mm 杜邦胶壳 | Crimp housing, 2.54 mm | 2-20 | pitch=2.54m per=row i=3 | 0.3+0.08 | 500 | 0.36
A2501H-{n}P | C | XH 2.50 mm 胶壳 | XH type housing, 2.50 mm | 2-16,20 | pitch=2.5m rows=1 i=3 v=250 | 0.012+0.008 | 1000 | 0.46
A2001H-{n}P | C | PH 2.00 mm 胶壳 | PH type housing, 2.00 mm | 2-16 | pitch=2m rows=1 i=2 v=100 | 0.012+0.007 | 1000 | 0.45
A1501H-{n}P | C | ZH 1.50 mm 胶壳 | ZH type housing, 1.50 mm | 2-13 | pitch=1.5m rows=1 i=1 v=50 | 0.014+0.008 | 1000 | 0.38
A1257H-{n}P | C | GH 1.25 mm 带锁胶壳 | GH type locking housing, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=50 | 0.03+0.012 | 1000 | 0.42
A1001H-{n}P | C | SH 1.00 mm 胶壳 | SH type housing, 1.00 mm | 2-16,20 | pitch=1m rows=1 i=1 v=50 | 0.03+0.01 | 1000 | 0.44
A1254H-{n}P | C | 1.25 mm 胶壳 | PicoBlade type housing, 1.25 mm | 2-15 | pitch=1.25m rows=1 i=1 v=125 | 0.02+0.009 | 1000 | 0.42
A2541H<A:rows=1;B:rows=2,x=1.8>-{n}P | C | 2.54 mm 杜邦胶壳 | Dupont type housing, 2.54 mm | 2-20 | pitch=2.54m i=3 | 0.015+0.009 | 1000 | 0.44
A3961H-{n}P | C | VH 3.96 mm 胶壳 | VH type housing, 3.96 mm | 2-10 | pitch=3.96m rows=1 i=7 v=250 | 0.03+0.018 | 1000 | 0.4
XH-{n}Y | B | XH 2.50 mm 胶壳 | XH type housing, 2.50 mm | 2-16 | pitch=2.5m rows=1 i=3 v=250 | 0.012+0.008 | 1000 | 0.46
PH-{n}Y | B | PH 2.00 mm 胶壳 | PH type housing, 2.00 mm | 2-16 | pitch=2m rows=1 i=2 v=100 | 0.011+0.007 | 1000 | 0.45
`;

const CONTACTS = `
## 140203
SXH-001T-P0.6<:f=1;N:f=0.5> | J | XH 压接端子 28–22 AWG | XH crimp contact, 28–22 AWG | - | i=3 | 0.045 | 8000 | 0.85
SXH-002T-P0.6 | J | XH 压接端子 30–26 AWG | XH crimp contact, 30–26 AWG | - | i=3 | 0.05 | 8000 | 0.6
SXA-001T-P0.6 | J | XA 压接端子 28–20 AWG | XA crimp contact, 28–20 AWG | - | i=3 | 0.06 | 8000 | 0.5
SPH-00<2T-P0.5S;2T-P0.5L:f=0.4;4T-P0.5S:f=0.6> | J | PH 压接端子 30–24 AWG | PH crimp contact, 30–24 AWG | - | i=2 | 0.04 | 8000 | 0.85
SPHD-00<1T-P0.5;2T-P0.5:f=0.8> | J | PHD 压接端子 26–22 AWG | PHD crimp contact, 26–22 AWG | - | i=3 | 0.055 | 8000 | 0.5
SZH-00<2T-P0.5;3T-P0.5:f=0.5> | J | ZH 压接端子 32–28 AWG | ZH crimp contact, 32–28 AWG | - | i=1 | 0.045 | 12000 | 0.7
SSH-003T-P0.2<:f=0.8;-H:f=1> | J | SH 压接端子 32–28 AWG | SH crimp contact, 32–28 AWG | - | i=1 | 0.06 | 15000 | 0.75
SSHL-00<2T-P0.2;3T-P0.2:f=0.6> | J | GH 压接端子 30–26 AWG | GH crimp contact, 30–26 AWG | - | i=1 | 0.07 | 15000 | 0.75
SVH-<21T-P1.1;41T-P1.1:f=0.7;21T-1.1:f=0.4> | J | VH 压接端子 22–18 AWG | VH crimp contact, 22–18 AWG | - | i=10 | 0.1 | 4500 | 0.75
SEH-001T-P0.6<:f=1;L:f=0.4> | J | EH 压接端子 30–22 AWG | EH crimp contact, 30–22 AWG | - | i=3 | 0.05 | 8000 | 0.6
SPHD-003T-P0.5 | J | PHD 压接端子 32–28 AWG | PHD crimp contact, 32–28 AWG | - | i=3 | 0.055 | 8000 | 0.35
SPUD-001T-P0.5 | J | PUD 压接端子 26–22 AWG | PUD crimp contact, 26–22 AWG | - | i=3 | 0.07 | 6000 | 0.4
SPND-00<1T-C0.5;2T-C0.5:f=0.6> | J | PND 压接端子 28–22 AWG | PND crimp contact, 28–22 AWG | - | i=3 | 0.07 | 6000 | 0.35
SPA-001T-P0.5 | J | PA 压接端子 28–22 AWG | PA crimp contact, 28–22 AWG | - | i=3 | 0.06 | 8000 | 0.45
SZE-00<2T-P0.3;3T-P0.3:f=0.6> | J | ZE 压接端子 28–24 AWG | ZE crimp contact, 28–24 AWG | - | i=2 | 0.08 | 10000 | 0.35
SACH-003G-P0.2 | J | ACH 压接端子 | ACH crimp contact | - | i=2 | 0.12 | 15000 | 0.35
SHF-001T-0.8BS | J | SM 压接端子（母） | SM socket contact | - | i=3 | 0.06 | 8000 | 0.45
SYM-001T-P0.6<:f=1;(N):f=0.4> | J | SM 压接端子（公） | SM pin contact | - | i=3 | 0.07 | 6000 | 0.45
SWPT-001T-P025 | J | JWPF 压接端子（公） | JWPF tab contact | - | i=3 | 0.16 | 4000 | 0.34
SWPR-001T-P025 | J | JWPF 压接端子（母） | JWPF receptacle contact | - | i=3 | 0.14 | 4000 | 0.34
50058-8<000;100:f=0.5;200:f=0.4;500:f=0.4> | M | PicoBlade 压接端子（母）32–28 AWG | PicoBlade female crimp terminal, 32–28 AWG | - | i=1 | 0.09 | 20000 | 0.7
50079-8<000;100:f=0.6;200:f=0.4> | M | PicoBlade 压接端子（母）28–26 AWG | PicoBlade female crimp terminal, 28–26 AWG | - | i=1 | 0.09 | 20000 | 0.6
50125-8<000;100:f=0.5> | M | PicoBlade 压接端子（公） | PicoBlade male crimp terminal | - | i=1 | 0.14 | 10000 | 0.4
08-50-<0114;0113:f=0.6;0032:f=0.6> | M | KK 254 压接端子 30–22 AWG | KK 254 crimp terminal, 30–22 AWG | - | i=4 | 0.12 | 10000 | 0.65
08-52-<0113;0123:f=0.7;0072:f=0.5> | M | KK 254 镀金压接端子 | KK 254 crimp terminal, gold plated | - | i=4 | 0.5 | 10000 | 0.4
08-50-<0105;0106:f=0.8;0108:f=0.5> | M | KK 396 压接端子 24–18 AWG | KK 396 crimp terminal, 24–18 AWG | - | i=7 | 0.2 | 5000 | 0.45
43030-00<01:f=0.7;02:f=0.6;03:f=0.5;07;08:f=0.7;10:f=0.4;12:f=0.3> | M | Micro-Fit 3.0 压接端子（母） | Micro-Fit 3.0 female crimp terminal | - | i=8.5 | 0.2 | 4000 | 0.7
43031-00<01;02:f=0.6;07:f=0.9;08:f=0.6> | M | Micro-Fit 3.0 压接端子（公） | Micro-Fit 3.0 male crimp terminal | - | i=8.5 | 0.22 | 4000 | 0.5
39-00-00<39;38:f=0.9;46:f=0.6;47:f=0.4;59:f=0.6;60:f=0.6;73:f=0.4> | M | Mini-Fit 压接端子（母） | Mini-Fit female crimp terminal | - | i=13 | 0.18 | 4000 | 0.7
39-00-00<41;40:f=0.8;48:f=0.5;49:f=0.5> | M | Mini-Fit 压接端子（公） | Mini-Fit male crimp terminal | - | i=13 | 0.2 | 4000 | 0.5
16-02-00<82;86:f=0.8;87:f=0.7;96:f=0.6;97:f=0.6;02:f=0.4> | M | SL 压接端子（母） | SL female crimp terminal | - | i=3 | 0.2 | 5000 | 0.5
16-02-0<107;115:f=0.6> | M | SL 压接端子（公） | SL male crimp terminal | - | i=3 | 0.24 | 5000 | 0.36
504052-<0098;0198:f=0.5> | M | Pico-Lock 1.50 mm 压接端子 | Pico-Lock 1.50 mm crimp terminal | - | i=3 | 0.18 | 10000 | 0.42
503765-<0098;0198:f=0.5> | M | Pico-Lock 1.00 mm 压接端子 | Pico-Lock 1.00 mm crimp terminal | - | i=1 | 0.18 | 15000 | 0.36
501334-<0000;0100:f=0.5> | M | Pico-Clasp 压接端子 | Pico-Clasp crimp terminal | - | i=1 | 0.12 | 15000 | 0.4
502579-<0000;0100:f=0.6> | M | CLIK-Mate 1.50 mm 压接端子 | CLIK-Mate 1.50 mm crimp terminal | - | i=3 | 0.15 | 10000 | 0.36
50212-8<000;100:f=0.6> | M | Sherlock 压接端子 | Sherlock crimp terminal | - | i=3 | 0.1 | 10000 | 0.36
08-70-10<40;30:f=0.6;31:f=0.6> | M | SPOX 压接端子 | SPOX crimp terminal | - | i=3 | 0.08 | 10000 | 0.4
50394-8<051;052:f=0.6;054:f=0.5;100:f=0.4> | M | Milli-Grid 压接端子 | Milli-Grid crimp terminal | - | i=2 | 0.2 | 10000 | 0.36
DF13-26<30SCF;30SCFA:f=0.6>  | H | DF13 压接端子 30–26 AWG | DF13 crimp contact, 30–26 AWG | - | i=1 | 0.12 | 20000 | 0.5
DF11-<2428SCF;2428SCFA:f=0.6;22SC:f=0.6;30SC:f=0.5;EP2428PCF:f=0.4> | H | DF11 压接端子 | DF11 crimp contact | - | i=2 | 0.12 | 10000 | 0.46
DF52-<2832PCF;2832PCFA:f=0.5> | H | DF52 压接端子 32–28 AWG | DF52 crimp contact, 32–28 AWG | - | i=2.5 | 0.14 | 20000 | 0.36
DF14-<2628SCF;2628SCFA:f=0.6;3032SC:f=0.4> | H | DF14 压接端子 | DF14 crimp contact | - | i=1 | 0.12 | 20000 | 0.38
DF3-<2428SC;2428SCF:f=0.8;22SC:f=0.6;EP2428PC:f=0.5> | H | DF3 压接端子 | DF3 crimp contact | - | i=3 | 0.1 | 10000 | 0.38
DF1B-<2428SC;2022SC:f=0.6;2428SCF:f=0.7> | H | DF1B 压接端子 | DF1B crimp contact | - | i=3 | 0.11 | 10000 | 0.34
179227-<1;4:f=0.5> | T | CT 压接端子 30–26 AWG | CT receptacle contact, 30–26 AWG | - | i=3 | 0.08 | 15000 | 0.36
794606-<1;2:f=0.5;3:f=0.4> | T | Micro MATE-N-LOK 端子（公）24–20 AWG | Micro MATE-N-LOK pin contact, 24–20 AWG | - | i=5 | 0.18 | 5000 | 0.4
794610-<1;2:f=0.5;3:f=0.4> | T | Micro MATE-N-LOK 端子（母）24–20 AWG | Micro MATE-N-LOK socket contact, 24–20 AWG | - | i=5 | 0.18 | 5000 | 0.42
17<0262:f=1;0204:f=0.7>-<1;2:f=0.6> | T | EI 压接端子 | EI receptacle contact | - | i=5 | 0.12 | 8000 | 0.3
60619-<1;4:f=0.5> | T | MATE-N-LOK 端子（公） | Commercial MATE-N-LOK pin contact | - | i=13 | 0.4 | 2500 | 0.34
60617-<1;4:f=0.5> | T | MATE-N-LOK 端子（母） | Commercial MATE-N-LOK socket contact | - | i=13 | 0.4 | 2500 | 0.34
350<218-1:f=1;547-1:f=0.8;690-1:f=0.6> | T | Universal MATE-N-LOK 端子（公） | Universal MATE-N-LOK pin contact | - | i=19 | 0.5 | 2500 | 0.36
350<536-1:f=1;550-1:f=0.8;689-1:f=0.6> | T | Universal MATE-N-LOK 端子（母） | Universal MATE-N-LOK socket contact | - | i=19 | 0.5 | 2500 | 0.36
M20-11<60042;60046:f=0.6;80042:f=0.7;80046:f=0.5> | HA | 2.54 mm 杜邦压接端子 | Crimp contact, 2.54 mm | - | i=3 | 0.22 | 5000 | 0.36
61900<113722DEC;13722:f=0.6> | W | WR-WTB 压接端子 28–22 AWG | WR-WTB crimp contact, 28–22 AWG | - | i=3 | 0.3 | 2500 | 0.3
A<2501:i=3;2001:i=2;1501:i=1,f=0.8;1257:i=1,f=0.8;1001:i=1,f=0.9;1254:i=1;2541:i=3;3961:i=7,f=0.9>-T<P:f=1;A:f=0.5> | C | 压接端子 | Crimp contact | - | tmin=-25 tmax=85 | 0.012 | 10000 | 0.5
<XH:i=3;PH:i=2;VH:i=7,x=2,f=0.8;ZH:i=1,f=0.7>-T | B | 压接端子 | Crimp contact | - | tmin=-25 tmax=85 | 0.011 | 10000 | 0.5
`;
