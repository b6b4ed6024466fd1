/** Clock and timing ICs: real-time clocks, generators, buffers and timers with their packings. */
import type { Series } from '../../series';
import { tableSeries } from '../../readers/table-series';
import { braces } from '../../readers/braces';

const BRANDS: Record<string, string> = {
  TI: 'Texas Instruments', NXP: 'NXP', ADI: 'Analog Devices', MCHP: 'Microchip', ST: 'STMicroelectronics', EPS: 'Epson', SI: 'Skyworks', REN: 'Renesas', ON: 'onsemi', DIO: 'Diodes Incorporated',
  HG: 'HGSEMI', UMW: 'UMW', SLK: 'Slkor', IFX: 'Infineon', HTK: 'Holtek', CJ: 'CJ', ABL: 'ABLIC', TM: 'Titan Micro', TP: 'TECH PUBLIC', MSK: 'MSKSEMI', JSM: 'JSMSEMI',
};

/** As the tables of table-series, with braces in the endings and `{,}` lists of base numbers. */
const TABLE = `
## 040403
NE555|TI|单路定时器|Single precision timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|P@5:DIP-8:50:0.9 DR@43:SOIC-8:2500:0.55 D:SOIC-8:75:0.8 DRG4:SOIC-8:2500:0.75 PE4:DIP-8:50:1.1 PSR:SOIC-8:2000:0.9 PWR:TSSOP-8:2000:0.9|0.95
NA555|TI|单路定时器|Single precision timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=-40 tmax=105|DR:SOIC-8:2500:0.85 D:SOIC-8:75:1.1 P:DIP-8:50:1.1|0.5
SA555|TI|单路定时器|Single precision timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=-40 tmax=85|DR:SOIC-8:2500:0.8 D:SOIC-8:75:1.1 P:DIP-8:50:1.1|0.45
SE555|TI|单路定时器|Single precision timer|ch=1 vmin=4.5 vmax=18 f=100k tmin=-55 tmax=125|{D,DR}:SOIC-8:75:3.4 P:DIP-8:50:3.2|0.3
NE556|TI|双路定时器|Dual precision timer|ch=2 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|DR:SOIC-14:2500:1.4 D:SOIC-14:50:1.8 N:DIP-14:25:1.9 NSR:SOIC-14:2000:1.8|0.5
LM555C|TI|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|{MX/NOPB,M/NOPB,MMX/NOPB,MM/NOPB}:SOIC-8:2500:1.6 N/NOPB:DIP-8:40:2.6|0.55
LM556C|TI|双路定时器|Dual timer|ch=2 vmin=4.5 vmax=16 tmin=0 tmax=70|{MX/NOPB,M/NOPB}:SOIC-14:2500:2.6 N/NOPB:DIP-14:25:4.4|0.3
LMC555|TI|CMOS 定时器|CMOS timer|ch=1 vmin=1.5 vmax=15 f=3M tmin=-40 tmax=125|{CMX/NOPB,CM/NOPB}:SOIC-8:2500:2.4 {CMMX/NOPB,CMM/NOPB}:MSOP-8:1000:2.7 CN/NOPB:DIP-8:40:4.6 IM/NOPB:SOIC-8:95:3.2|0.5
TLC555|TI|CMOS 定时器|LinCMOS timer|ch=1 vmin=2 vmax=15 f=2.1M tmin=0 tmax=70|{CDR,CD}:SOIC-8:2500:1.8 {CP}:DIP-8:50:2.6 CPWR:TSSOP-14:2000:2.4 {IDR,ID}:SOIC-8:2500:2 IP:DIP-8:50:2.7 {QDR,QDRG4}:SOIC-8:2500:3|0.5
TLC556|TI|双路 CMOS 定时器|Dual LinCMOS timer|ch=2 vmin=2 vmax=15 f=2.1M tmin=0 tmax=70|{CDR,CD,IDR,ID}:SOIC-14:2500:3.4 {CN,IN}:DIP-14:25:4.2|0.35
TLC551|TI|CMOS 定时器|LinCMOS timer|ch=1 vmin=1 vmax=15 f=1.8M tmin=0 tmax=70|{CDR,CD}:SOIC-8:2500:2.9 CP:DIP-8:50:3.6|0.25
TPL5010|TI|低功耗定时器|Nano-power system timer|ch=1 vmin=1.8 vmax=5.5 iq=35n tmin=-40 tmax=105|{DDCR,DDCT,QDDCRQ1}:SOT-23-6:3000:4.2|0.4
TPL5110|TI|低功耗定时器|Nano-power timer with MOS driver|ch=1 vmin=1.8 vmax=5.5 iq=35n tmin=-40 tmax=105|{DDCR,DDCT,QDDCRQ1}:SOT-23-6:3000:4.4|0.4
TPL5111|TI|低功耗定时器|Nano-power timer|ch=1 vmin=1.8 vmax=5.5 iq=35n tmin=-40 tmax=105|{DDCR,DDCT}:SOT-23-6:3000:4.2|0.35
ICM7555|REN|CMOS 定时器|CMOS timer|ch=1 vmin=2 vmax=18 f=1M tmin=-25 tmax=85|{IBAZ,IBAZ-T,CBAZ,CBAZ-T}:SOIC-8:980:4.4 {IPAZ,IPA}:DIP-8:50:6|0.4
ICM7556|REN|双路 CMOS 定时器|Dual CMOS timer|ch=2 vmin=2 vmax=18 f=1M tmin=-25 tmax=85|{IBZ,IBZ-T}:SOIC-14:980:6.4 IPDZ:DIP-14:25:9|0.3
ICM7555|ADI|CMOS 定时器|CMOS timer|ch=1 vmin=2 vmax=18 f=1M tmin=-20 tmax=85|{ISA+,ISA+T,ESA+}:SOIC-8:100:9 IPA+:DIP-8:50:11|0.3
ICM7555|NXP|CMOS 定时器|CMOS timer|ch=1 vmin=3 vmax=16 f=500k tmin=-40 tmax=85|{CD/01\\,118,ID/01\\,118}:SOIC-8:2500:1.9|0.3
TS555|ST|CMOS 定时器|Low-power CMOS timer|ch=1 vmin=2 vmax=16 f=2.7M tmin=-40 tmax=125|{CDT,CD,IDT,ID}:SOIC-8:2500:2 {CN,IN}:DIP-8:50:2.9|0.4
NE555|ST|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=500k tmin=0 tmax=70|{DT,D}:SOIC-8:2500:0.7 N:DIP-8:50:1.1|0.6
SA555|ST|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=500k tmin=-40 tmax=105|{DT,D}:SOIC-8:2500:0.9 N:DIP-8:50:1.3|0.35
TS556|ST|双路 CMOS 定时器|Dual CMOS timer|ch=2 vmin=2 vmax=16 f=2.7M tmin=-40 tmax=125|{CDT,IDT}:SOIC-14:2500:3.4 {CN,IN}:DIP-14:25:4|0.3
NE555|DIO|单路定时器|Single timer|ch=1 vmin=4.5 vmax=15 f=100k tmin=0 tmax=70|S-13:SOIC-8:2500:0.6|0.4
ZSCT1555|DIO|低压定时器|Low-voltage timer|ch=1 vmin=0.9 vmax=6 f=330k tmin=-20 tmax=100|{N8TA,N8TC}:SOIC-8:500:7|0.2
MC1455|ON|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|{DR2G,DG}:SOIC-8:2500:1.2 {P1G}:DIP-8:50:1.8 {BDR2G,BDG}:SOIC-8:2500:1.4|0.35
NE555|HG|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|M/TR:SOIC-8:2500:0.16 N:DIP-8:50:0.3 MM/TR:MSOP-8:3000:0.25|0.5
ICM7555|HG|CMOS 定时器|CMOS timer|ch=1 vmin=2 vmax=18 f=1M tmin=-20 tmax=85|{IM/TR}:SOIC-8:2500:0.4 IN:DIP-8:50:0.6|0.4
NE555|UMW|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|{DR}:SOIC-8:2500:0.16 {P}:DIP-8:50:0.3|0.4
NE555|SLK|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|-:SOIC-8:2500:0.17|0.3
NE555|TP|单路定时器|Single timer|ch=1 vmin=4.5 vmax=16 f=100k tmin=0 tmax=70|DR:SOIC-8:2500:0.16|0.3
## 040401
DS3231|ADI|高精度时钟|Extremely accurate RTC with TCXO|vmin=2.3 vmax=5.5 if=I²C iq=110u tmin=-40 tmax=85|SN#T&R@32:SOIC-16W:1000:14 SN#:SOIC-16W:46:15 S#:SOIC-16W:46:14.2 S#T&R:SOIC-16W:1000:13.6 M+:SOIC-8:100:17 M+TRL:SOIC-8:2500:16 MZ+:SOIC-8:100:17.4 MZ+TRL:SOIC-8:2500:16.6|0.85
DS3232|ADI|高精度时钟|RTC with TCXO and SRAM|vmin=2.3 vmax=5.5 if=I²C tmin=-40 tmax=85|{SN#,SN#T&R,S#,MZ+,MZ+TRL,M+}:SOIC-20W:46:28|0.4
DS3234|ADI|高精度时钟|SPI RTC with TCXO|vmin=2 vmax=5.5 if=SPI tmin=-40 tmax=85|{SN#,SN#T&R,S#,S#T&R}:SOIC-20W:46:32|0.35
DS1302|ADI|涓流充电时钟|Trickle-charge timekeeping chip|vmin=2 vmax=5.5 if=3-wire tmin=0 tmax=70|ZN+T&R@118:SOIC-8:2500:5.4 Z+T&R:SOIC-8:2500:5 {ZN+,Z+,SN+,S+}:SOIC-8:100:6 {+,N+}:DIP-8:50:8|0.8
DS1307|ADI|实时时钟|I²C real-time clock|vmin=4.5 vmax=5.5 if=I²C tmin=0 tmax=70|{Z+T&R,ZN+T&R}:SOIC-8:2500:7 {Z+,ZN+}:SOIC-8:100:8 {+,N+}:DIP-8:50:11|0.75
DS1337|ADI|实时时钟|I²C serial RTC|vmin=1.8 vmax=5.5 if=I²C tmin=-40 tmax=85|{S+,S+T&R,U+,U+T&R,C#,C#T&R,+}:SOIC-8:100:11|0.4
DS1338|ADI|实时时钟|I²C RTC with 56-byte RAM|vmin=2.7 vmax=5.5 if=I²C tmin=-40 tmax=85|{Z-33+,Z-33+T&R,U-33+,U-33+T&R,Z-3+,Z-18+,C-33#}:SOIC-8:100:13|0.38
DS1339|ADI|实时时钟|I²C serial RTC|vmin=2.7 vmax=5.5 if=I²C tmin=-40 tmax=85|{U-33+,U-33+T&R,AU+,AU+T&R,U-2+,C-33#,BUI+}:MSOP-8:100:12|0.36
DS1340|ADI|实时时钟|I²C RTC with trickle charger|vmin=2.97 vmax=5.5 if=I²C tmin=-40 tmax=85|{Z-33+,Z-33+T&R,U-33+,C-33#,Z-3+,Z-18+}:SOIC-8:100:13|0.36
DS1341|ADI|低功耗时钟|Low-current I²C RTC|vmin=1.8 vmax=5.5 if=I²C tmin=-40 tmax=85|{U+,U+T&R,T+,T+T&R}:MSOP-8:100:9|0.3
DS1390|ADI|实时时钟|Low-voltage SPI RTC|vmin=2.97 vmax=5.5 if=SPI tmin=-40 tmax=85|{U-33+,U-33+T&R,U-3+}:MSOP-10:100:16|0.28
DS12C887|ADI|实时时钟|Real-time clock module|vmin=4.5 vmax=5.5 if=Parallel tmin=0 tmax=70|{+,A+}:DIP-24:14:60|0.32
DS12887|ADI|实时时钟|Real-time clock module|vmin=4.5 vmax=5.5 if=Parallel tmin=0 tmax=70|{+,A+}:DIP-24:14:62|0.25
DS1305|ADI|实时时钟|Serial alarm RTC|vmin=2 vmax=5.5 if=SPI tmin=-40 tmax=85|{E+,E+T&R,EN+,EN+T&R,N+,+}:TSSOP-20:74:15|0.25
DS1306|ADI|实时时钟|Serial alarm RTC|vmin=2 vmax=5.5 if=SPI tmin=-40 tmax=85|{E+,E+T&R,EN+,EN+T&R,N+,+}:TSSOP-20:74:15|0.25
MAX31341|ADI|低功耗时钟|Nano-power RTC|vmin=1.6 vmax=3.6 if=I²C iq=180n tmin=-40 tmax=85|{BEWA+,BEWA+T,CETB+}:WLCSP-8:1000:10|0.25
PCF8563|NXP|实时时钟|Real-time clock and calendar|vmin=1 vmax=5.5 if=I²C iq=250n tmin=-40 tmax=85|T/5\\,518@81:SOIC-8:2500:1.35 TS/5\\,118:MSOP-8:2500:1.5 T/F4\\,118:SOIC-8:2500:1.6 TS/4\\,118:MSOP-8:2500:1.6 BS/4\\,118:DFN-10:6000:2.2 P/F4\\,112:DIP-8:50:3.4|0.8
PCF8523|NXP|实时时钟|RTC with battery switch-over|vmin=1 vmax=5.5 if=I²C iq=150n tmin=-40 tmax=85|T/1\\,118:SOIC-8:2500:2.5 TS/1\\,118:TSSOP-14:2500:2.6 TK/1\\,118:DFN-8:6000:2.7|0.45
PCF85063|NXP|实时时钟|Tiny RTC|vmin=0.9 vmax=5.5 if=I²C iq=220n tmin=-40 tmax=85|{AT/AAZ,AT/AY}:SOIC-8:2500:2 {ATT/AJ}:TSSOP-8:2500:2.1 {TP/1Z,ATL/1\\,118}:DFN-10:4000:2.3 BTL/1\\,118:DFN-10:4000:2.4|0.45
PCF85263|NXP|实时时钟|RTC with alarm and stop-watch|vmin=0.9 vmax=5.5 if=I²C iq=320n tmin=-40 tmax=85|{AT/AJ,ATL/AX,ATT/AJ,ATT1/AJ,AUK/AZ}:SOIC-8:2500:3.2|0.3
PCF8583|NXP|时钟日历|Clock and calendar with RAM|vmin=2.5 vmax=6 if=I²C tmin=-40 tmax=85|{T/5\\,518,T/F5\\,112}:SOIC-8:1000:6 {P\\,112,P/F5\\,112}:DIP-8:50:9|0.35
PCF2129|NXP|高精度时钟|Accurate RTC with crystal|vmin=1.8 vmax=4.2 if=I²C_SPI tmin=-40 tmax=85|{T/2\\,518,AT/2\\,518}:SOIC-16W:1000:15|0.38
PCF2131|NXP|高精度时钟|Nano-power accurate RTC|vmin=1.2 vmax=5.5 if=I²C_SPI tmin=-40 tmax=105|{TFY,TFJ}:SOIC-16W:1000:14|0.28
PCA8565|NXP|实时时钟|Automotive RTC|vmin=1.8 vmax=5.5 if=I²C tmin=-40 tmax=125|{TS/1\\,118,BS/1\\,118}:MSOP-8:2500:5|0.25
MCP7940|MCHP|实时时钟|I²C RTCC with SRAM|vmin=1.8 vmax=5.5 if=I²C iq=1.2u tmin=-40 tmax=85|{N-I/SN,NT-I/SN,M-I/SN,MT-I/SN}:SOIC-8:3300:3.2 {N-I/ST,NT-I/ST,N-I/MS,NT-I/MS,NT-I/MNY}:TSSOP-8:2500:3.4 {N-I/P,M-I/P}:DIP-8:60:4.6|0.5
MCP79410|MCHP|实时时钟|I²C RTCC with EEPROM|vmin=1.8 vmax=5.5 if=I²C tmin=-40 tmax=85|{-I/SN,T-I/SN,-I/ST,T-I/ST,-I/MS,T-I/MS}:SOIC-8:3300:4.4|0.36
MCP79412|MCHP|实时时钟|I²C RTCC with MAC address|vmin=1.8 vmax=5.5 if=I²C tmin=-40 tmax=85|{-I/SN,T-I/SN,-I/ST,-I/MS}:SOIC-8:3300:6|0.25
MCP79510|MCHP|实时时钟|SPI RTCC|vmin=1.8 vmax=3.6 if=SPI tmin=-40 tmax=85|{-I/MS,T-I/MS,-I/MN}:MSOP-10:2500:6|0.2
M41T00|ST|实时时钟|Serial access RTC|vmin=2 vmax=5.5 if=I²C tmin=-40 tmax=85|{M6F,M6E,SM6F,CAPPC1}:SOIC-8:2500:5|0.36
M41T62|ST|实时时钟|RTC with alarms|vmin=1.3 vmax=4.4 if=I²C iq=350n tmin=-40 tmax=85|{Q6F,LC6F}:QFN-16:3000:7|0.35
M41T81|ST|实时时钟|Serial RTC with alarms|vmin=2 vmax=5.5 if=I²C tmin=-40 tmax=85|{SM6F,SM6E,M6F,SMY6F}:SOIC-8:2500:8|0.32
M41T93|ST|实时时钟|SPI RTC|vmin=2.4 vmax=5.5 if=SPI tmin=-40 tmax=85|{RQA6F,SMY6F,ZQA6F}:QFN-16:3000:11|0.24
M41T11|ST|实时时钟|RTC with 56-byte NVRAM|vmin=2 vmax=5.5 if=I²C tmin=-40 tmax=85|{M6F,M6E}:SOIC-8:2500:8|0.25
RX8900|EPS|高精度时钟模块|RTC module with DTCXO|vmin=2.5 vmax=5.5 if=I²C tmin=-40 tmax=85|CE-UA:-:3000:8.5 CE-UB:-:3000:8.2 SA-UA:SOIC-14:1000:12|0.4
RX8010SJ|EPS|实时时钟模块|RTC module with crystal|vmin=1.6 vmax=5.5 if=I²C tmin=-40 tmax=85|-:SOIC-8:2000:3.8 -B:SOIC-8:2000:3.9|0.42
RX8130CE|EPS|实时时钟模块|RTC module with battery back-up|vmin=1.25 vmax=5.5 if=I²C tmin=-40 tmax=85|-:-:3000:5.5 -B:-:3000:5.6|0.35
RX8804CE|EPS|高精度时钟模块|RTC module with DTCXO|vmin=1.6 vmax=5.5 if=I²C tmin=-40 tmax=105|-UA:-:3000:11 -UB:-:3000:10|0.25
ISL1208|REN|实时时钟|I²C RTC with battery back-up|vmin=2 vmax=5.5 if=I²C tmin=-40 tmax=85|{IB8Z,IB8Z-TK,IU8Z,IU8Z-TK,IRT8Z-TK}:SOIC-8:980:9|0.32
ISL12022|REN|高精度时钟|RTC with temperature compensation|vmin=2.7 vmax=5.5 if=I²C tmin=-40 tmax=85|{MIBZ,MIBZ-T,MIBZR5421}:SOIC-20W:46:26|0.28
ISL12057|REN|低功耗时钟|Low-power RTC|vmin=1.4 vmax=3.6 if=I²C tmin=-40 tmax=85|{IBZ,IBZ-T,IUZ,IUZ-T}:SOIC-8:980:7|0.22
BQ32000|TI|实时时钟|I²C real-time clock|vmin=3 vmax=3.6 if=I²C tmin=-40 tmax=85|{DR,D}:SOIC-8:2500:6.5|0.36
BQ32002|TI|实时时钟|I²C real-time clock|vmin=3 vmax=3.6 if=I²C tmin=-40 tmax=85|{DR,D}:SOIC-8:2500:5.8|0.28
S-35390A|ABL|实时时钟|2-wire RTC|vmin=1.3 vmax=5.5 if=I²C iq=250n tmin=-40 tmax=85|{-J8T1U,-T8T1U,-I8T1U}:SOIC-8:4000:4.2|0.28
HT1380|HTK|实时时钟|Serial timekeeper|vmin=2 vmax=5.5 if=3-wire tmin=-40 tmax=85|A:SOIC-8:100:1.6|0.25
HT1381|HTK|实时时钟|Serial timekeeper|vmin=2 vmax=5.5 if=3-wire tmin=-40 tmax=85|A:SOIC-8:100:1.5|0.22
DS1302|HG|涓流充电时钟|Trickle-charge timekeeping chip|vmin=2 vmax=5.5 if=3-wire tmin=0 tmax=70|{ZM/TR,M/TR}:SOIC-8:2500:0.62 N:DIP-8:50:0.85|0.5
DS1307|HG|实时时钟|I²C real-time clock|vmin=4.5 vmax=5.5 if=I²C tmin=0 tmax=70|{ZM/TR,M/TR}:SOIC-8:2500:0.9 N:DIP-8:50:1.1|0.4
PCF8563|HG|实时时钟|Real-time clock and calendar|vmin=1 vmax=5.5 if=I²C tmin=-40 tmax=85|M/TR:SOIC-8:2500:0.48 MM/TR:MSOP-8:3000:0.6|0.42
PCF8563|UMW|实时时钟|Real-time clock and calendar|vmin=1 vmax=5.5 if=I²C tmin=-40 tmax=85|T:SOIC-8:2500:0.5 TS:MSOP-8:3000:0.6|0.36
PCF8563|MSK|实时时钟|Real-time clock and calendar|vmin=1 vmax=5.5 if=I²C tmin=-40 tmax=85|T:SOIC-8:2500:0.5|0.3
DS1302Z|UMW|涓流充电时钟|Trickle-charge timekeeping chip|vmin=2 vmax=5.5 if=3-wire tmin=-40 tmax=85|-:SOIC-8:2500:0.65|0.36
## 040402
SI5351A-B|SI|时钟发生器|I²C programmable any-frequency clock generator|ch=3 vmin=2.5 vmax=3.63 f=200M if=I²C tmin=-40 tmax=85|-GTR@111:MSOP-10:2500:7.6 -GT:MSOP-10:50:8.2 {-GM1,-GM1R}:QFN-16:490:8.6 {-GMR,-GM}:QFN-20:2500:8.4|0.7
SI5351C-B|SI|时钟发生器|Programmable clock generator with input|ch=8 vmin=2.5 vmax=3.63 f=200M if=I²C tmin=-40 tmax=85|{-GM,-GMR,-GM1}:QFN-20:490:9.6|0.36
SI5338|SI|时钟发生器|Quad any-frequency clock generator|ch=4 vmin=1.8 vmax=3.3 f=710M if=I²C tmin=-40 tmax=85|{A-B-GM,A-B-GMR,B-B-GM,C-B-GM,N-B-GM}:QFN-24:490:58|0.3
SI53{301,302,306,307,308,311,312,313}|SI|时钟缓冲器|Clock buffer|ch=6 vmin=1.8 vmax=3.3 f=725M tmin=-40 tmax=85|{-B-GM,-B-GMR}:QFN-32:490:36|0.22
SI5341A-D|SI|抖动衰减时钟|Ultra-low-jitter clock generator|ch=10 vmin=1.8 vmax=3.3 f=1G if=I²C_SPI tmin=-40 tmax=85|{-GM,-GMR}:QFN-64:260:130|0.22
SI5345A-D|SI|抖动衰减器|Jitter attenuating clock multiplier|ch=10 vmin=1.8 vmax=3.3 f=1G if=I²C_SPI tmin=-40 tmax=85|{-GM,-GMR}:QFN-64:260:150|0.22
CDCE9{13,25,37,49}|TI|时钟发生器|Programmable VCXO clock synthesizer|ch=3 vmin=1.8 vmax=3.3 f=230M if=I²C tmin=-40 tmax=85|{PWR,PW,QPWRQ1}:TSSOP-14:2000:14|0.36
CDCEL9{13,25,37,49}|TI|时钟发生器|Programmable clock synthesizer|ch=3 vmin=1.8 vmax=1.8 f=230M if=I²C tmin=-40 tmax=85|{PWR,PW}:TSSOP-14:2000:14|0.3
CDCLVC1{102,103,104,106,108,110,112}|TI|时钟缓冲器|Low-jitter LVCMOS clock buffer|vmin=2.5 vmax=3.3 f=250M tmin=-40 tmax=85|{PWR,PW}:TSSOP-8:2000:7|0.32
CDCLVD1{204,208,212,216}|TI|时钟缓冲器|LVDS clock buffer|vmin=2.5 vmax=2.5 f=800M tmin=-40 tmax=85|{RGTR,RGTT,RHDR}:QFN-16:3000:24|0.25
LMK00{301,304,306,308}|TI|时钟缓冲器|Universal clock buffer|vmin=3.15 vmax=3.45 f=3.1G tmin=-40 tmax=85|{SQ/NOPB,SQX/NOPB,SQE/NOPB}:QFN-48:1000:48|0.25
LMK1C110{2,3,4,6,8}|TI|时钟缓冲器|LVCMOS clock buffer|vmin=1.8 vmax=3.3 f=250M tmin=-40 tmax=125|{PWR,DQFR}:TSSOP-8:2000:5.4|0.32
LMK04{803,806,808,821,828,832}|TI|时钟抖动清除器|Dual-loop clock jitter cleaner|vmin=3.15 vmax=3.45 f=3.1G if=SPI tmin=-40 tmax=85|{BISQ/NOPB,BISQE/NOPB}:QFN-64:250:150|0.25
LMX2{492,571,572,581,582,592,594,595}|TI|频率合成器|RF synthesizer|vmin=3.15 vmax=3.45 f=15G if=SPI tmin=-40 tmax=85|{RHAT,RHAR}:QFN-40:250:230|0.28
ADF4{002,106,350,351,355,356,360-7,371,372}|ADI|频率合成器|PLL frequency synthesizer|vmin=3 vmax=3.6 f=4.4G if=SPI tmin=-40 tmax=85|{BCPZ,BCPZ-RL7,BRUZ}:QFN-32:490:70|0.4
AD95{08,12,13,15,16-3,17-4,20-4,23-1,28}|ADI|时钟分配器|Clock distribution IC|vmin=3.135 vmax=3.465 f=1.6G if=SPI tmin=-40 tmax=85|{BCPZ,BCPZ-REEL7}:QFN-48:260:110|0.3
LTC6{900,903,904,906,907,908-1}|ADI|硅振荡器|Resistor-set silicon oscillator|vmin=2.7 vmax=5.5 f=68M tmin=-40 tmax=85|{CS5#TRMPBF,IS5#TRMPBF,CMS8#PBF,IMS8#PBF}:SOT-23-5:500:18|0.3
LTC1799|ADI|硅振荡器|Resistor-set silicon oscillator|vmin=2.7 vmax=5.5 f=33M tmin=-40 tmax=85|{CS5#TRMPBF,CS5#TRPBF,IS5#TRMPBF,HS5#TRMPBF}:SOT-23-5:500:16|0.4
ICS5{01,02,11,12,21,25-01,53,70,71}|REN|时钟倍频器|Clock multiplier and buffer|vmin=3 vmax=5.5 f=160M tmin=0 tmax=70|{MLF,MLFT,MILF,MILFT}:SOIC-8:97:9|0.3
5PB110{2,4,6,8,10}|REN|时钟缓冲器|Low-additive-jitter clock buffer|vmin=1.8 vmax=3.3 f=200M tmin=-40 tmax=105|{PGGI,PGGI8,CMGI,CMGI8}:TSSOP-8:150:6|0.25
5P49V{5901A,5907A,5913A,6901A,6965A,6975A}|REN|时钟发生器|VersaClock programmable clock|ch=4 vmin=1.8 vmax=3.3 f=350M if=I²C tmin=-40 tmax=85|{000NLGI,000NLGI8}:QFN-24:490:30|0.25
8{30S21A,3026B,3905A,308A,5304AG,5310A,5411A}|REN|时钟缓冲器|Clock fan-out buffer|vmin=2.5 vmax=3.3 f=350M tmin=0 tmax=85|{MLF,MLFT,GLF,GLFT}:SOIC-8:97:24|0.2
CY2{304,305,308,309}|IFX|零延迟缓冲器|Zero-delay clock buffer|vmin=3 vmax=3.6 f=133M tmin=-40 tmax=85|{SXC-1,SXC-1T,SXI-1,SXI-1T}:SOIC-8:97:18|0.28
CY22{150,381,393,394}|IFX|时钟发生器|Flash-programmable clock generator|vmin=3 vmax=3.6 f=200M if=I²C tmin=0 tmax=70|{KFZXC,KFZXI,FXC,FXI}:TSSOP-16:96:40|0.22
PI6C{49X0204,10804,10806,10810,49X0210,4911506,5912006,20400}|DIO|时钟缓冲器|Clock buffer|vmin=2.5 vmax=3.3 f=250M tmin=-40 tmax=85|{BLE,BLIEX,BWIE}:TSSOP-16:2500:11|0.22
NB3{L553,N551,N2304NZ,N3002,L208K,L8543S,N5573}|ON|时钟缓冲器|Clock buffer and generator|vmin=2.5 vmax=5.5 f=200M tmin=-40 tmax=85|{DG,DR2G,MNR4G}:SOIC-8:98:12|0.28
MC100EP{11,14,16,51,111,139,195}|ON|ECL 时钟驱动器|ECL clock driver and divider|vmin=3 vmax=5.5 f=3G tmin=-40 tmax=85|{DG,DTG,DR2G,DTR2G}:SOIC-8:98:50|0.24
STCD{1020,1030,1040,2400}|ST|时钟分配器|Clock distribution circuit|vmin=1.65 vmax=2.75 f=52M tmin=-20 tmax=85|{RDG6E,RDH6E}:DFN-8:3000:8|0.18
`;

/** The endings' braces written out; a comma of a part number is `\\,` in the table. */
function spread(text: string): string {
  const hidden = text.replaceAll('\\,', '\u0001');
  const lines = hidden.trim().split('\n').flatMap((line) => {
    if (line.startsWith('## ')) return [line];
    const cells = line.split('|');
    const endings = (cells[5] ?? '').split(/\s+/).flatMap(braces).join(' ');
    return braces(cells[0] ?? '').map((base) => [base, ...cells.slice(1, 5), endings, cells[6] ?? ''].join('|'));
  });
  return lines.join('\n').replaceAll('\u0001', ',');
}

/** All series of this file. */
export function clocks(): Series[] {
  return tableSeries(spread(TABLE), { category: '040403', brands: BRANDS });
}
