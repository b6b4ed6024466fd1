/** Low dropout regulators over the output voltages and packages in which their makers list them. */
import { icSeries } from '../../readers/ic-series';
import type { Series } from '../../series';

const MAKERS: Record<string, string> = {
  T: 'Texas Instruments', A: 'Advanced Monolithic Systems', N: 'onsemi', S: 'STMicroelectronics', D: 'Diodes Incorporated', X: 'Torex', B: 'ABLIC', M: 'Nanjing Micro One',
  H: 'Holtek', R: 'Richtek', G: 'SGMicro', C: 'Microchip', I: 'Infineon', J: 'CJ', O: 'Toshiba', L: 'ROHM', P: '3PEAK', U: 'UTC', Z: 'Analog Devices',
};

const TABLE = `
## 080101 | 低压差线性稳压器 | Low dropout regulator
AMS1117-{v} | A | 4 | -:SOT-223:2500 | 0.32 | 0.95 | iout=1 vmax=15 iq=5m | vout 1.2 1.5 1.8 2.5 2.85 3.3 5 ADJ
AMS1117CD-{v} | A | 3 | -:TO-252:2500 | 0.55 | 0.5 | iout=1 vmax=15 iq=5m | vout 1.5 1.8 2.5 2.85 3.3 5 ADJ
AMS1117CS-{v} | A | 8 | -:SOIC-8:2500 | 0.6 | 0.3 | iout=1 vmax=15 iq=5m | vout 1.5 1.8 2.5 2.85 3.3 5 ADJ
AMS1086CM-{v} AMS1085CM-{v}[iout=3,x1.2] AMS1084CM-{v}[iout=5,x1.4] | A | 3 | -:TO-263:800 | 1.6 | 0.35 | iout=1.5 vmax=15 | vout 1.5 1.8 2.5 2.85 3.3 3.5 5 ADJ
AMS1086CD-{v} | A | 3 | -:TO-252:2500 | 1.1 | 0.35 | iout=1.5 vmax=15 | vout 1.5 1.8 2.5 2.85 3.3 3.5 5 ADJ
AMS1086CT-{v} AMS1085CT-{v}[iout=3,x1.2] AMS1084CT-{v}[iout=5,x1.4] AMS1083CT-{v}[iout=7.5,x1.9] | A | 3 | -:TO-220:50 | 1.9 | 0.3 | iout=1.5 vmax=15 | vout 1.5 2.5 3.3 5 ADJ
CJA1117B-{v} CJT1117B-{v} | J | 4 | -:SOT-223:2500 | 0.26 | 0.45 | iout=1 vmax=15 | vout 1.2 1.5 1.8 2.5 3.3 5 ADJ
CJ6206B{2}M | J | 3 | -:SOT-23:3000 | 0.12 | 0.35 | iout=0.3 vmax=8 | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 3.6 4 5
LM1117MPX-{v} LM1117IMPX-{v} | T | 4 | /NOPB:SOT-223:2000 | 1.9 | 0.8 | iout=0.8 vmax=15 iq=5m | vout 1.8 2.5 3.3 5 ADJ
LM1117MP-{v} LM1117IMP-{v} | T | 4 | /NOPB:SOT-223:1000 | 2.1 | 0.6 | iout=0.8 vmax=15 iq=5m | vout 1.8 2.5 3.3 5 ADJ
LM1117DTX-{v} LM1117IDTX-{v} | T | 3 | /NOPB:TO-252:2500 | 2.2 | 0.4 | iout=0.8 vmax=15 iq=5m | vout 1.8 2.5 3.3 5 ADJ
LM1117DT-{v} LM1117T-{v}[TO-220,45] | T | 3 | /NOPB:TO-252:75 | 2.5 | 0.35 | iout=0.8 vmax=15 iq=5m | vout 1.8 2.5 3.3 5 ADJ
LM1117SX-{v} | T | 3 | /NOPB:TO-263:500 | 3.4 | 0.3 | iout=0.8 vmax=15 iq=5m | vout 3.3 5 ADJ
TLV1117-{2}C TLV1117-{2}I | T | 4 | DCYR DCY KVURG3:TO-252:2500 | 0.85 | 0.55 | iout=0.8 vmax=15 iq=5m | vout 1.5 1.8 2.5 3.3 5
TLV1117LV{2} | T | 4 | DCYR DCYT:SOT-223:250:1.3 | 1.1 | 0.55 | iout=1 vmax=5.5 iq=70u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3
NCP1117ST{2}T3G NCV1117ST{2}T3G | N | 4 | -:SOT-223:4000 | 1.1 | 0.6 | iout=1 vmax=20 iq=6m | vout 1.5 1.8 2 2.5 2.85 3.3 5 A=ADJ
NCP1117DT{2}RKG NCP1117DT{2}T5G | N | 3 | -:TO-252:2500 | 1.2 | 0.4 | iout=1 vmax=20 iq=6m | vout 1.5 1.8 2 2.5 3.3 5 A=ADJ
LD1117S{2}TR LD1117S{2}CTR LD1117AS{2}TR | S | 4 | -:SOT-223:2500 | 0.95 | 0.7 | iout=0.8 vmax=15 iq=5m | vout 1.2 1.8 2.5 3.3 5
LD1117DT{2}TR LD1117DT{2}CTR | S | 3 | -:TO-252:2500 | 1.1 | 0.45 | iout=0.8 vmax=15 iq=5m | vout 1.2 1.8 2.5 3.3 5
LD1117V{2} LD1117V{2}C | S | 3 | -:TO-220:50 | 1.9 | 0.55 | iout=0.8 vmax=15 iq=5m | vout 1.8 2.5 3.3 5
LD1117 | S | 4 | STR:SOT-223:2500 DTTR:TO-252:2500:1.1 V:TO-220:50:1.9 | 0.95 | 0.5 | iout=0.8 vmax=15
LDL1117S{2}R | S | 4 | -:SOT-223:1000 | 1.2 | 0.4 | iout=1.2 vmax=18 iq=250u | vout 1.2 1.5 1.8 2.5 3 3.3 5
LD1086DT{2}TR LD1086D2T{2}TR[TO-263,1000,x1.3] | S | 3 | -:TO-252:2500 | 2.2 | 0.35 | iout=1.5 vmax=30 | vout 1.8 2.5 3.3 3.6 5 9 12
LF{2}CDT-TR LF{2}ABDT-TR | S | 3 | -:TO-252:2500 | 2.1 | 0.38 | iout=0.5 vmax=16 iq=0.5m | vout 1.8 2.5 3.3 4.7 5 6 8 8.5 9 12
LF{2}CV LF{2}ABV | S | 3 | -:TO-220:50 | 2.6 | 0.35 | iout=0.5 vmax=16 iq=0.5m | vout 1.8 2.5 3.3 4.7 5 6 8 8.5 9 12
LDK120M{2}R LDK130M{2}R[iout=0.3] LD39015M{2}R[iout=0.15] LD39020DTPU{2}R[DFN-4,x1.1] | S | 5 | -:SOT-23-5:3000 | 0.85 | 0.4 | iout=0.2 vmax=5.5 iq=30u | vout 1 1.2 1.5 1.8 2.5 2.8 3 3.3
LD2981ABM{2}TR[iout=0.1] LD2981CM{2}TR[iout=0.1] LD2985BM{2}R LD3985M{2}R[vmax=6] | S | 5 | -:SOT-23-5:3000 | 1.1 | 0.38 | iout=0.15 vmax=16 iq=85u | vout 1.8 2.5 2.8 3 3.3 5
LD39050PU{2}R[iout=0.5] LD39100PU{2}R[x1.2] | S | 6 | -:DFN-6:3000 | 1.9 | 0.3 | iout=1 vmax=5.5 iq=20u | vout 1.2 1.8 2.5 3.3
L4931CD{2}-TR L4931ABD{2}-TR L4931CDT{2}-TR[TO-252] | S | 8 | -:SOIC-8:2500 | 1.9 | 0.3 | iout=0.25 vmax=20 iq=0.6m | vout 2.5 3.3 3.5 4 5 8 12
AZ1117CH-{v}TRG1 AZ1117IH-{v}TRG1 AZ1117EH-{v}TRG1 | D | 4 | -:SOT-223:2500 | 0.55 | 0.5 | iout=1 vmax=15 | vout 1.2 1.5 1.8 2.5 2.85 3.3 5 ADJ
AZ1117CD-{v}TRG1 AZ1117ID-{v}TRG1 | D | 3 | -:TO-252:2500 | 0.62 | 0.4 | iout=1 vmax=15 | vout 1.2 1.5 1.8 2.5 2.85 3.3 5 ADJ
AZ1117CR-{v}TRG1 | D | 3 | -:SOT-89:1000 | 0.5 | 0.3 | iout=1 vmax=15 | vout 1.2 1.5 1.8 2.5 3.3 5 ADJ
AP1117E{2}G-13 ZLDO1117G{2}TA | D | 4 | -:SOT-223:2500 | 0.85 | 0.35 | iout=1 vmax=18 | vout 1.2 1.5 1.8 2.5 3.3 5
AP2112K-{v}TRG1 | D | 5 | -:SOT-23-5:3000 | 0.52 | 0.85 | iout=0.6 vmax=6 iq=55u | vout 1.2 1.8 2.5 2.6 2.8 3.3
AP2112M-{v}TRG1 AP2112R5-{v}TRG1[SOT-89-5,1000] | D | 8 | -:SOIC-8:4000 | 0.7 | 0.25 | iout=0.6 vmax=6 iq=55u | vout 1.2 1.8 2.5 3.3
AP2114H-{v}TRG1 AP2114HA-{v}TRG1 | D | 4 | -:SOT-223:2500 | 0.95 | 0.35 | iout=1 vmax=6 iq=60u | vout 1.2 1.5 1.8 2.5 3.3
AP2127K-{v}TRG1 AP2125K-{v}TRG1 AP2202K-{v}TRG1[iout=0.15,vmax=13] AP2204K-{v}TRG1[iout=0.15,vmax=24] AP2205-{2}W5-7[iout=0.25,vmax=24] AP2210K-{v}TRG1[vmax=13] AP2120N-{v}TRG1[SOT-23,iout=0.15] | D | 5 | -:SOT-23-5:3000 | 0.6 | 0.42 | iout=0.3 vmax=6 iq=60u | vout 1.8 2.5 2.8 3 3.3 5
AP2210N-{v}TRG1 AP2138N-{v}TRG1[iout=0.25,vmax=6] AP2139AK-{v}TRG1[SOT-23-5,iout=0.25,vmax=6] | D | 3 | -:SOT-23:3000 | 0.55 | 0.35 | iout=0.3 vmax=13 | vout 1.8 2.5 2.8 3 3.3 5
AP7313-{2}SAG-7 AP7333-{2}SAG-7 AP7331-{2}WG-7[SOT-23-5] AP7365-{2}WG-7[SOT-23-5,iout=0.6] AP7335-{2}WG-7[SOT-23-5] AP7343D-{2}W5-7[SOT-23-5] | D | 3 | -:SOT-23:3000 | 0.62 | 0.35 | iout=0.3 vmax=6 iq=65u | vout 1 1.2 1.5 1.8 2 2.5 2.8 3 3.3
AP7361C-{2}E-13 AP7361-{2}E-13 AP7366-{2}W5-7[SOT-23-5,3000,x0.8,iout=0.6] | D | 4 | -:SOT-223:2500 | 0.9 | 0.32 | iout=1 vmax=6 iq=60u | vout 1 1.2 1.5 1.8 2.5 2.8 3.3
AP7381-{2}SA-7 AP7375-{2}SA-7[iout=0.3,x1.1] AP7387-{2}W5-7[SOT-23-5] | D | 3 | -:SOT-23:3000 | 0.8 | 0.3 | iout=0.15 vmax=40 iq=2.5u | vout 1.8 2.5 3 3.3 3.6 4.4 5
XC6206P{2}2MR | X | 3 | -:SOT-23:3000 -G:SOT-23:3000 | 0.21 | 0.75 | iout=0.2 vmax=6 iq=1u | vout 1.2~5/0.1
XC6206P{2}2PR | X | 3 | -G:SOT-89:1000 -:SOT-89:1000 | 0.32 | 0.42 | iout=0.2 vmax=6 iq=1u | vout 1.2~5/0.1
XC6210B{2}2MR-G XC6210A{2}2MR-G | X | 5 | -:SOT-23-5:3000 | 0.75 | 0.5 | iout=0.7 vmax=6 iq=35u | vout 0.8~5/0.1
XC6219B{2}2MR-G XC6204B{2}2MR-G XC6209F{2}2MR-G | X | 5 | -:SOT-23-5:3000 | 0.62 | 0.42 | iout=0.3 vmax=10 iq=25u | vout 1.8~5/0.1
XC6220B{2}1MR-G XC6221B{2}2MR-G[iout=0.2,x0.6] XC6228D{2}2VR-G[iout=0.3,x0.6,vmax=5.5] | X | 5 | -:SOT-23-5:3000 | 0.9 | 0.35 | iout=1 vmax=6 iq=8u | vout 0.8 0.9 1 1.1 1.2 1.3 1.5 1.8 1.9 2 2.5 2.6 2.7 2.8 2.9 3 3.1 3.3 3.5 4 5
XC6201P{2}2MR-G XC6203P{2}2MR-G[iout=0.4,vmax=8] XC6216B{2}2MR-G[SOT-23-5,iout=0.15,vmax=28,x1.4] | X | 3 | -:SOT-23:3000 | 0.6 | 0.38 | iout=0.2 vmax=10 iq=2u | vout 1.5 1.8 2.5 2.7 2.8 3 3.3 3.6 4 5 6
XC6201P{2}2PR-G XC6203P{2}2PR-G[iout=0.4,vmax=8] XC6214P{2}2PR-G[iout=0.5,x1.3] | X | 3 | -:SOT-89:1000 | 0.65 | 0.35 | iout=0.25 vmax=10 iq=2u | vout 1.5 1.8 2.5 2.7 2.8 3 3.3 3.6 4 5 6
S-1206B{2}-M3T2U S-1206B{2}-U3T1U[SOT-89,1000] | B | 3 | -:SOT-23:3000 | 1.05 | 0.3 | iout=0.25 vmax=6.5 iq=1u | vout 1.2 1.3 1.5 1.8 2 2.1 2.3 2.5 2.7 2.8 2.85 3 3.1 3.3 3.4 3.5 4 5
S-812C{2}AMC-C2ET2U S-812C{2}AUA-C2ET2U[SOT-89,1000] | B | 5 | -:SOT-23-5:3000 | 1.2 | 0.28 | iout=0.05 vmax=18 iq=1u | vout 2 2.5 2.7 3 3.3 3.5 3.6 4 5 6
ME6211C{2}M5G-N | M | 5 | -:SOT-23-5:3000 | 0.19 | 0.85 | iout=0.5 vmax=6.5 iq=40u | vout 1 1.2 1.5 1.8 2 2.5 2.7 2.8 2.9 3 3.1 3.3 3.6 4 5
ME6211A{2}M3G-N ME6211A{2}PG-N[SOT-89,1000] | M | 3 | -:SOT-23:3000 | 0.2 | 0.4 | iout=0.5 vmax=6.5 iq=40u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 3.6 4 5
ME6206A{2}M3G ME6206A{2}XG ME6206A{2}PG[SOT-89,1000] ME6206B{2}M3G | M | 3 | -:SOT-23:3000 | 0.13 | 0.55 | iout=0.3 vmax=6.5 iq=8u | vout 1.5 1.8 2.1 2.5 2.7 2.8 3 3.3 3.6 4 4.4 5
ME6203A{2}M3G ME6203A{2}PG[SOT-89,1000] ME6209A{2}M3G[iout=0.25,vmax=18] ME6209A{2}PG[SOT-89,1000,iout=0.25,vmax=18] | M | 3 | -:SOT-23:3000 | 0.28 | 0.35 | iout=0.1 vmax=40 iq=3u | vout 1.8 2.5 2.8 3 3.3 3.6 4 4.4 5
ME6212C{2}M5G ME6217C{2}M5G[iout=0.8] ME6231C{2}M5G[iout=0.5] | M | 5 | -:SOT-23-5:3000 | 0.33 | 0.35 | iout=0.6 vmax=6.5 iq=60u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 3.6
HT73{2}-A HT73{2}-1 HT73{2}-3[SOT-23-5,3000] HT73{2}-7[SOT-23,3000] | H | 3 | -:SOT-89:1000 | 0.42 | 0.62 | iout=0.25 vmax=12 iq=4u | vout 1.8 2.1 2.3 2.5 2.7 3 3.3 3.5 3.6 4.4 5
HT75{2}-1 HT75{2}-2 HT75{2}-3[SOT-23-5,3000] HT75{2}-7[SOT-23,3000] HT75{2}-A[TO-92,1000] | H | 3 | -:SOT-89:1000 | 0.45 | 0.6 | iout=0.1 vmax=24 iq=2.5u | vout 2.1 2.3 2.5 2.7 3 3.3 3.6 4 4.4 5 6 7 8 9
HT71{2}-1 HT71{2}-A[TO-92,1000] | H | 3 | -:SOT-89:1000 | 0.45 | 0.5 | iout=0.03 vmax=24 iq=2.5u | vout 2.1 2.3 2.5 2.7 3 3.3 3.6 4.4 5 6 7 8 9
HT78{2} | H | 3 | -:SOT-89:1000 | 0.55 | 0.3 | iout=0.5 vmax=8.5 iq=4u | vout 1.5 1.8 2.5 2.7 3 3.3 5
RT9013-{2}GB RT9013-{2}PB | R | 5 | -:SOT-23-5:3000 | 0.42 | 0.75 | iout=0.5 vmax=5.5 iq=25u | vout 1.2 1.3 1.5 1.8 2 2.5 2.8 3 3.3
RT9193-{2}GB RT9193-{2}PB RT9193-{2}GU5[SOT-353] | R | 5 | -:SOT-23-5:3000 | 0.4 | 0.72 | iout=0.3 vmax=5.5 iq=90u | vout 1.5 1.8 2.5 2.6 2.7 2.8 2.85 3 3.3 3.5 4.5 5
RT9058-{2}GV RT9058-{2}GX[SOT-89,1000] RT9169-{2}GV[iout=0.1] RT9166-{2}GVL[iout=0.3] RT9166A-{2}GVL[iout=0.6] | R | 3 | -:SOT-23:3000 | 0.7 | 0.38 | iout=0.3 vmax=6 iq=2u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 3.5 5
RT9078-{2}GJ5 RT9080-{2}GJ5 RT9073-{2}GQW[WDFN-6,iout=0.25] RT9069-{2}GB[SOT-23-5,iout=0.2,vmax=36] | R | 5 | -:TSOT-23-5:3000 | 0.65 | 0.4 | iout=0.3 vmax=5.5 iq=2u | vout 0.8 1 1.2 1.5 1.8 2.5 2.8 3 3.3
SGM2019-{v} | G | 5 | YN5G/TR YC5G/TR | 0.55 | 0.62 | iout=0.3 vmax=5.5 iq=77u | vout 1.2 1.3 1.5 1.8 2.5 2.6 2.7 2.8 2.85 3 3.3 5 ADJ
SGM2036-{v} | G | 5 | YN5G/TR YC5G/TR YUDT6G/TR | 0.58 | 0.62 | iout=0.3 vmax=5.5 iq=45u | vout 0.8 1 1.1 1.2 1.3 1.5 1.8 2.5 2.8 2.9 3 3.3 3.6 ADJ
SGM2028-{v} SGM2031-{v}[iout=0.25] SGM2034-{v}[iout=0.25,iq=1u] SGM2037-{v} SGM2040-{v}[iout=0.25,iq=1u] SGM2007-{v}[iout=0.3] | G | 5 | YN5G/TR:SOT-23-5:3000 | 0.75 | 0.4 | iout=0.5 vmax=5.5 iq=60u | vout 1 1.2 1.5 1.8 2.5 2.8 3 3.3 ADJ
SGM2205-{v} SGM2212-{v} SGM2209-{v}[iout=0.5] | G | 4 | XKC3G/TR:SOT-223:2500 XKB3G/TR:SOT-89:1000:0.95 | 1.1 | 0.34 | iout=0.8 vmax=20 iq=60u | vout 1.8 2.5 3 3.3 5 12 ADJ
TPL730F{2}-5TR TPL740F{2}-5TR[iout=0.5] TPL720F{2}-5TR[iout=0.6] | P | 5 | -:SOT-23-5:3000 | 0.5 | 0.32 | iout=0.3 vmax=6 iq=45u | vout 1 1.2 1.5 1.8 2.5 2.8 3 3.3 5
TCR2EF{2},LM(CT TCR2LF{2},LM(CT TCR3DF{2},LM(CT[iout=0.3] TCR3UF{2}A,LM(CT[iout=0.3,iq=0.34u] | O | 5 | -:SOT-23-5:3000 | 0.55 | 0.36 | iout=0.2 vmax=5.5 iq=35u | vout 1 1.1 1.2 1.3 1.5 1.8 2 2.5 2.7 2.8 2.9 3 3.1 3.3 3.6 5
TCR2EE{2},LM(CT TCR2LE{2},LM(CT | O | 5 | -:SOT-553:4000 | 0.55 | 0.32 | iout=0.2 vmax=5.5 iq=35u | vout 1 1.2 1.3 1.5 1.8 2 2.5 2.7 2.8 2.9 3 3.1 3.3 3.6 5
BU{2}TD3WG-TR BU{2}TD2WG-TR BU{2}SA4WG-TR BU{2}JA2MNVX-TL[SSON-4,5000] | L | 5 | -:SOT-23-5:3000 | 0.9 | 0.32 | iout=0.2 vmax=6 iq=35u | vout 1 1.2 1.5 1.8 2.5 2.8 2.9 3 3.1 3.3 3.4
BD{2}FC0WEFJ-E2 BD{2}GC0WEFJ-E2[vmax=14] BD{2}IC0WEFJ-E2[vmax=5.5] BD{2}FC0WFP-E2[TO-252-5,2000] | L | 8 | -:HSOP-8:2500 | 2.4 | 0.3 | iout=1 vmax=26.5 iq=0.6m | vout 1 1.2 1.5 1.8 2.5 3 3.3 5 9 12
LP2985-{2} LP2985A-{2} | T | 5 | DBVR DBVT | 0.72 | 0.62 | iout=0.15 vmax=16 iq=95u | vout 1.8 2.5 2.8 2.9 3 3.3 5
LP2985AIM5X-{v} LP2985IM5X-{v} | T | 5 | /NOPB:SOT-23-5:3000 | 1.9 | 0.45 | iout=0.15 vmax=16 iq=95u | vout 1.8 2.5 3 3.3 3.6 4 5 6.1
LP2980AIM5X-{v}[iout=0.05] LP2981AIM5X-{v}[iout=0.1] LP2992AIM5X-{v}[iout=0.25] LP3985IM5X-{v}[vmax=6] LP3990MFX-{v}[vmax=6,iq=43u] | T | 5 | /NOPB:SOT-23-5:3000 | 2.1 | 0.38 | iout=0.15 vmax=16 iq=95u | vout 1.8 2.5 2.8 3 3.3 5
LP2950-{2} | T | 3 | LPR LP LPRE3:TO-92:2000:1.05 | 1.1 | 0.48 | iout=0.1 vmax=30 iq=75u | vout 3 3.3 5
LP2950CDTX-{v} LP2950ACZ-{v}[TO-92,1800] LP2950CZ-{v}[TO-92,1800] | T | 3 | /NOPB:TO-252:2500 | 2.4 | 0.4 | iout=0.1 vmax=30 iq=75u | vout 3 3.3 5
LP2951-{2} | T | 8 | DR D DRGR:SON-8:3000:1.1 P | 1.1 | 0.42 | iout=0.1 vmax=30 iq=75u | vout 3 3.3 5
LP5907MFX-{v} LP5907UVX-{v}[DSBGA-4] LP5907QMFX-{v}[x1.6] LP5907SNX-{v}[X2SON-4] | T | 5 | /NOPB:SOT-23-5:3000 | 0.95 | 0.55 | iout=0.25 vmax=5.5 iq=12u | vout 1.2 1.5 1.8 2.5 2.7 2.8 2.85 2.9 3 3.1 3.2 3.3 4.5
LP38690DTX-{v} LP38692MPX-{v}[SOT-223,2000] LP38693MPX-{v}[SOT-223,2000,iout=0.5] LP38691DTX-{v}[iout=0.5] | T | 4 | /NOPB:TO-252:2500 | 4.1 | 0.35 | iout=1 vmax=10 iq=55u | vout 1.8 2.5 3.3 5 ADJ
LM1086CSX-{v} LM1086ISX-{v} LM1085ISX-{v}[iout=3,x1.2] LM1084ISX-{v}[iout=5,x1.4] | T | 3 | /NOPB:TO-263:500 | 6.8 | 0.42 | iout=1.5 vmax=27 iq=5m | vout 2.5 3.3 5 ADJ
LM1086CT-{v} LM1086IT-{v} LM1085IT-{v}[iout=3,x1.2] LM1084IT-{v}[iout=5,x1.4] | T | 3 | /NOPB:TO-220:45 | 7.2 | 0.42 | iout=1.5 vmax=27 iq=5m | vout 3.3 5 ADJ
LM2940CT-{v} LM2940T-{v} LM2940SX-{v}[TO-263,500] LM2940IMPX-{v}[SOT-223,2000] | T | 3 | /NOPB:TO-220:45 | 6.2 | 0.45 | iout=1 vmax=26 iq=10m | vout 5 8 9 10 12 15
LM2937ESX-{v} LM2937ET-{v}[TO-220,45] LM2937IMPX-{v}[SOT-223,2000,iout=0.4] LM3480IM3X-{v}[SOT-23,3000,x0.4,iout=0.1,vmax=30] | T | 3 | /NOPB:TO-263:500 | 4.8 | 0.42 | iout=0.5 vmax=26 | vout 2.5 3.3 5 8 12
TPS793{2} TPS799{2} | T | 5 | DBVR DBVT | 2.1 | 0.48 | iout=0.2 vmax=5.5 iq=170u | vout 1.8 2.5 2.8 2.85 3 3.3 4.75
TPS730{2} TPS731{2} TPS732{2}[iout=0.25,x1.3] TPS736{2}[iout=0.4,x1.6] TPS770{2}[iout=0.05,vmax=10] TPS763{2}[vmax=10] TPS769{2}[iout=0.1,vmax=10] | T | 5 | DBVR DBVT | 1.9 | 0.42 | iout=0.15 vmax=5.5 iq=170u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 5
TPS717{2} TPS715{2}[iout=0.05,vmax=24,iq=3.2u] TPS797{2}[iout=0.05,vmax=5.5,iq=1.2u] | T | 5 | DCKR DCKT | 1.3 | 0.4 | iout=0.15 vmax=6.5 iq=45u | vout 1.2 1.5 1.8 2.5 2.8 2.85 3 3.3 5
TPS735{2} TPS737{2}[iout=1,x1.4] | T | 8 | DRBR DRBT DRVR DRVT | 2.6 | 0.34 | iout=0.5 vmax=6.5 iq=46u | vout 1.2 1.5 1.8 2.5 3 3.3
TPS709{2} TPS706{2}[vmax=6.5] | T | 5 | DBVR DBVT DRVR DRVT | 1.1 | 0.46 | iout=0.15 vmax=30 iq=1u | vout 1.2 1.5 1.8 1.9 2.5 2.7 2.8 3 3.3 3.6 3.9 5
TPS767{2} TPS768{2} TPS776{2}[iout=0.5] | T | 8 | D:SOIC-8:75:1.1 DR PWPR:HTSSOP-20:2000:1.15 PWP:HTSSOP-20:70:1.25 | 7.5 | 0.36 | iout=1 vmax=10 iq=85u | vout 1.5 1.8 2.5 2.8 3 3.3 5 01=ADJ
TPS795{2} TPS796{2}[iout=1,x1.2] TPS786{2}[iout=1.5,x1.5] | T | 6 | DCQR:SOT-223-6:2500 DCQ:SOT-223-6:78:1.15 KTTR KTTT | 8.2 | 0.36 | iout=0.5 vmax=5.5 iq=265u | vout 1.8 2.5 2.8 3 3.3 5 01=ADJ
TPS7A02{2}P TPS7A03{2}P TPS7A05{2}P[iq=1u] TPS7A20{2}P[iout=0.3,iq=6.5u] | T | 5 | DBVR DQNR YCKR:DSBGA-4:12000:1.2 | 1.5 | 0.38 | iout=0.2 vmax=6 iq=25n | vout 0.8 1 1.2 1.5 1.8 2 2.2 2.5 2.8 3 3.1 3.3
TLV700{2} TLV702{2} TLV713{2}P[iout=0.15] | T | 5 | DDCR DDCT DSER:WSON-6:3000:1.04 DSET:WSON-6:250:1.3 | 0.62 | 0.46 | iout=0.2 vmax=5.5 iq=31u | vout 1.2 1.3 1.5 1.8 2.2 2.5 2.8 2.9 3 3.1 3.3 3.6
TLV733{2}P TLV740{2}P TLV743{2}P TLV709{2}[iout=0.15,vmax=30] | T | 5 | DBVR DBVT DQNR | 0.5 | 0.46 | iout=0.3 vmax=5.5 iq=34u | vout 1 1.1 1.2 1.5 1.8 2.5 2.8 2.85 3 3.3
TLV755{2}P TLV757{2}P[iout=1,x1.3] | T | 5 | DBVR DRVR DYDR:SOT-23-5:3000:1.05 DQNR | 0.78 | 0.48 | iout=0.5 vmax=5.5 iq=25u | vout 0.7 0.8 0.9 1 1.2 1.5 1.8 1.9 2.5 2.8 2.9 3 3.3 5
TLV704{2} | T | 5 | DBVR DBVT | 0.75 | 0.42 | iout=0.15 vmax=24 iq=3.2u | vout 3 3.3 3.6 5 12
MIC5205-{v} MIC5219-{v}[iout=0.5,x1.3] MIC5225-{v} MIC5504-{v}[iout=0.3,vmax=5.5,x0.5] | C | 5 | YM5-TR:SOT-23-5:3000 YM5-TX:SOT-23-5:3000:1.02 | 1.7 | 0.55 | iout=0.15 vmax=16 iq=80u | vout 1.8 2.5 2.7 2.8 2.85 2.9 3 3.1 3.3 3.6 4 5
MIC5317-{v} MIC5353-{v} MIC5365-{v} MIC5528-{v} | C | 6 | YMT-TR:DFN-6:5000 YD5-TR:TSOT-23-5:3000 | 0.8 | 0.34 | iout=0.15 vmax=6 iq=29u | vout 1 1.2 1.5 1.8 2.5 2.8 3 3.3
MIC5209-{v} MIC39100-{v}[iout=1,x1.3] MIC37100-{v}[iout=1,vmax=6] MIC2920A-{v}[iout=0.4,vmax=26] | C | 4 | YS-TR:SOT-223:2500 YS:SOT-223:78:1.15 | 4.6 | 0.36 | iout=0.5 vmax=16 | vout 1.8 2.5 3 3.3 3.6 4.2 5
MIC29150-{v} MIC29300-{v}[iout=3,x1.4] MIC29500-{v}[iout=5,x1.7] | C | 3 | WU:TO-263:50 WU-TR:TO-263:750 WT:TO-220:50 | 14 | 0.35 | iout=1.5 vmax=26 | vout 3.3 5 12
MIC29302 MIC29152[iout=1.5,x0.8] MIC29502[iout=5,x1.3] MIC29752[iout=7.5,x1.8] | C | 5 | WU:TO-263-5:50 WU-TR:TO-263-5:750 WT:TO-220-5:50 | 15 | 0.45 | iout=3 vmax=26
MCP1700T-{2}02 MCP1702T-{2}02[vmax=13.2] MCP1703T-{2}02[vmax=16] MCP1703AT-{2}02[vmax=16] | C | 3 | E/TT:SOT-23:3000 E/MB:SOT-89:1000:1.1 | 1.6 | 0.55 | iout=0.25 vmax=6 iq=1.6u | vout 1.2 1.8 2.5 2.8 3 3.3 4 5
MCP1700-{2}02 MCP1702-{2}02 | C | 3 | E/TO:TO-92:1000 | 1.9 | 0.5 | iout=0.25 vmax=6 iq=1.6u | vout 1.2 1.8 2.5 3 3.3 5
MCP1703T-{2}02 MCP1703AT-{2}02 | C | 4 | E/DB:SOT-223:4000 E/MC:DFN-8:3300:1.05 | 2.4 | 0.4 | iout=0.25 vmax=16 iq=2u | vout 1.2 1.5 1.8 2.5 2.8 3 3.3 4 5
MCP1801T-{2}02 MCP1802T-{2}02[iout=0.3] | C | 5 | I/OT:SOT-23-5:3000 | 1.8 | 0.38 | iout=0.15 vmax=10 iq=25u | vout 1.8 2.5 2.8 3 3.3 5
MCP1825S-{2}02[iout=0.5] MCP1826S-{2}02[x1.2] | C | 3 | E/DB:SOT-223:78 E/AB:TO-220:50:1.1 E/EB:TO-263:50:1.15 | 4.2 | 0.36 | iout=1 vmax=6 iq=120u | vout 0.8 1.2 1.8 2.5 3 3.3 5
TC1185-{v}VCT713 TC1015-{v}VCT713[iout=0.1] TC1014-{v}VCT713[iout=0.05] TC1223-{v}VCT713[iout=0.05] TC1262-{v}VDBTR[SOT-223,4000,iout=0.5] | C | 5 | -:SOT-23-5:3000 | 2.6 | 0.32 | iout=0.15 vmax=6.5 iq=50u | vout 1.8 2.5 2.7 2.8 3 3.3 4 5
NCP551SN{2}T1G NCP500SN{2}T1G NCV551SN{2}T1G NCP698SQ{2}T1G[SC-82AB] NCP583SQ{2}T1G[SC-82AB] | N | 5 | -:TSOP-5:3000 | 1.3 | 0.38 | iout=0.15 vmax=12 iq=4u | vout 1.5 1.8 2.5 2.7 2.8 3 3.3 5
NCP114ASN{3}T1G NCP161ASN{3}T1G NCP163ASN{3}T1G NCP170ASN{3}T2G NCP115ASN{3}T1G | N | 5 | -:TSOP-5:3000 | 0.85 | 0.36 | iout=0.3 vmax=5.5 iq=50u | vout 1 1.2 1.5 1.8 2.5 2.8 3 3.1 3.3
NCP114AMX{3}TCG NCP160AMX{3}TBG NCP110AMX{3}TBG[iout=0.2] | N | 4 | -:XDFN-4:3000 | 0.8 | 0.32 | iout=0.3 vmax=5.5 iq=50u | vout 0.9 1 1.05 1.1 1.2 1.5 1.8 2.5 2.6 2.8 2.85 3 3.1 3.3
LP2950ACDT-{v}RKG LP2950CDT-{v}RKG MC33275ST-{v}T3G[SOT-223,4000] MC33375ST-{v}T3G[SOT-223,4000] MC33269DTRK-{v}G[iout=0.8,vmax=20] | N | 3 | -:TO-252:2500 | 2.1 | 0.36 | iout=0.3 vmax=30 | vout 2.5 3 3.3 5
NCV4264-2ST{2}T3G NCV4274ADT{2}RKG[TO-252,2500,iout=0.4] NCV8664ST{2}T3G | N | 4 | -:SOT-223:4000 | 3.2 | 0.34 | iout=0.15 vmax=45 iq=33u | vout 3.3 5
TLE4264G[iout=0.15] TLE4266G[iout=0.15] TLE4275D[TO-252-5] TLE4275G[TO-263-5,1000] TLE42744GV50[TO-263,1000] | I | 4 | -:SOT-223:2500 | 5.2 | 0.36 | iout=0.4 vmax=42 iq=120u vout=5
IFX1117MEV{2} IFX27001TFV{2}[TO-252,iout=1] | I | 4 | -:SOT-223:2500 | 3.1 | 0.3 | iout=0.8 vmax=15 | vout 1.5 1.8 2.6 3.3 5
UTC1117-{v} LR1117-{v}[x0.9] | U | 4 | -AA3-R:SOT-223:2500 -TN3-R:TO-252:2500:1.05 -AB3-R:SOT-89:1000:0.95 | 0.36 | 0.3 | iout=1 vmax=15 | vout 1.2 1.5 1.8 2.5 3.3 5
## 080101 | 低噪声可编程稳压器 | Low noise regulator with programmable output
TPS7A4700 TPS7A4701 TPS7A8300[iout=2,vmax=6.5] TPS7A8400[iout=3,vmax=6.5] | T | 20 | RGWR RGWT | 21 | 0.45 | iout=1 vmax=36
TPS7A4901 TPS7A1601[iout=0.1,vmax=60] TPS7A1633[iout=0.1,vmax=60,vout=3.3] TPS7A1650[iout=0.1,vmax=60,vout=5] | T | 8 | DGNR DGN | 9.5 | 0.45 | iout=0.15 vmax=36
TPS74401 TPS74901 TPS74301[iout=1.5] | T | 20 | RGWR RGWT KTWR:TO-263:500:1.2 | 13 | 0.38 | iout=3 vmax=5.5
LT3042[iout=0.2,x0.7] LT3045 LT3045-1 | Z | 10 | EDD#PBF EDD#TRPBF EMSE#PBF EMSE#TRPBF | 38 | 0.45 | iout=0.5 vmax=20
LT1761 | Z | 5 | ES5-1.8#TRPBF:TSOT-23-5:2500 ES5-2.5#TRPBF:TSOT-23-5:2500 ES5-3.3#TRPBF:TSOT-23-5:2500 ES5-5#TRPBF:TSOT-23-5:2500 ES5-SD#TRPBF:TSOT-23-5:2500 | 17 | 0.34 | iout=0.1 vmax=20
LT1763 | Z | 8 | CS8#PBF CS8#TRPBF CS8-3.3#PBF:SOIC-8:100:1.05 CS8-5#PBF:SOIC-8:100:1.05 CS8-3.3#TRPBF:SOIC-8:2500 CS8-5#TRPBF:SOIC-8:2500 | 19 | 0.4 | iout=0.5 vmax=20
LT1963A | Z | 4 | EST#PBF:SOT-223:78 EST-3.3#PBF:SOT-223:78 EST-2.5#PBF:SOT-223:78 EQ#PBF:TO-263-5:50:1.3 EQ-3.3#PBF:TO-263-5:50:1.3 | 32 | 0.38 | iout=1.5 vmax=20
ADP150AUJZ-{v}-R7 ADP151AUJZ-{v}-R7 ADP160AUJZ-{v}-R7 ADP121-AUJZ{2}R7 ADP122AUJZ-{v}-R7 | Z | 5 | -:TSOT-23-5:3000 | 4.6 | 0.34 | iout=0.15 vmax=5.5 | vout 1.2 1.5 1.8 2.5 2.8 3 3.3
ADM7150ACPZ-{v}-R7 ADP7118ACPZN-{v}-R7[iout=0.2,vmax=20,x0.6] ADP7142ACPZN-{v}-R7[iout=0.2,vmax=40,x0.7] | Z | 8 | -:LFCSP-8:1500 | 21 | 0.36 | iout=0.8 vmax=16 | vout 1.8 2.5 2.8 3 3.3 4.5 5
`;

/** Low dropout regulators of twenty makers. */
export function lowDropout(): Series[] {
  return icSeries(TABLE, MAKERS);
}
