/** The makers: English and Chinese name, other spellings and sold names, `*` for an agent line of the mall. */
import type { CatalogueBrand } from '../part';

/** English | Chinese | aliases separated by commas. A leading `*` marks an agent line. */
const TABLE = `
*YAGEO|国巨|Yageo Corporation,Phycomp
*UNI-ROYAL|厚声|Uniroyal,UniOhm,Uni Ohm,Royalohm
*Vishay|威世|Vishay Dale,Vishay Intertechnology,Vishay Semiconductors,Vishay Siliconix,Draloric,Beyschlag
*Panasonic|松下|Panasonic Electronic Components,Matsushita
*KOA|兴亚|KOA Speer
*ROHM|罗姆|ROHM Semiconductor
*Walsin|华新科|Walsin Technology,华科
*FH|风华高科|Fenghua,Guangdong Fenghua,风华
Ever Ohms|天二|EverOhms,天二科技
Viking|光颉|Viking Tech
RALEC|旺诠|Ralec Electronic
TA-I|大毅|TA-I Technology
Bourns|伯恩斯|
Susumu|进工业|SSM
Milliohm|毫欧|
*Samsung Electro-Mechanics|三星电机|Samsung,SEMCO,三星
*Murata|村田|muRata,Murata Electronics,Murata Manufacturing
*TDK|东电化|TDK Corporation,EPCOS
*KEMET|基美|
Kyocera AVX|京瓷 AVX|AVX,京瓷,Kyocera
*CCTC|三环|Chaozhou Three-Circle,三环集团
Taiyo Yuden|太阳诱电|
PSA|信昌|Prosperity Dielectrics,PDC
Nichicon|尼吉康|
Rubycon|红宝石|
Nippon Chemi-Con|贵弥功|NCC,Chemi-Con,United Chemi-Con,黑金刚
Lelon|立隆|
AISHI|艾华|Aihua
Ymin|永铭|
WIMA|威马|
*Sunlord|顺络|Sunlord Electronics
*Chilisin|奇力新|
TAI-TECH|西北台庆|台庆
Coilcraft|线艺|
Würth Elektronik|伍尔特|Wurth,Wurth Elektronik,WE
Bel Fuse|百富|Bel
HanRun|汉仁|HR
Pulse|普思|Pulse Electronics
YXC|扬兴|Yangxing Technology
Abracon|艾博康|
Epson|爱普生|Seiko Epson
NDK|电波|Nihon Dempa Kogyo
TXC|晶技|
KDS|大真空|Daishinku
SiTime|赛特时脉|
*onsemi|安森美|ON Semiconductor,Fairchild,仙童
*Diodes Incorporated|美台|Diodes,Diodes Inc,Zetex,Pericom
*Nexperia|安世|
MDD|辰达|Microdiode Electronics
*CJ|长电|Changjing Electronics,JCET,长晶
Yangjie|扬杰|Yangzhou Yangjie
LRC|乐山无线电|Leshan Radio
Littelfuse|力特|
Brightking|君耀|
Semtech|升特|
PANJIT|强茂|
MCC|美微科|Micro Commercial Components
SMC Diode|桑德斯|SMC
*AOS|万代|Alpha & Omega Semiconductor,Alpha and Omega
*Infineon|英飞凌|International Rectifier,IR,Cypress,赛普拉斯
*STMicroelectronics|意法半导体|ST,STM,ST Microelectronics,意法
Toshiba|东芝|
VBsemi|微碧|VBsemi Electronics
Wolfspeed|科锐|Cree
WeEn|瑞能|WeEn Semiconductors
*Texas Instruments|德州仪器|TI,National Semiconductor,Burr-Brown,Unitrode,Benchmarq
*Analog Devices|亚德诺|ADI,Linear Technology,LTC,Maxim,Maxim Integrated,美信
*Microchip|微芯|Microchip Technology,Atmel,Micrel,Supertex,Microsemi
*NXP|恩智浦|NXP Semiconductors,Freescale,Philips Semiconductors
Renesas|瑞萨|Intersil,IDT,Dialog
*GigaDevice|兆易创新|GD
*Espressif|乐鑫|Espressif Systems
*WCH|沁恒|Nanjing Qinheng,WCH Jiangsu Qin Heng,沁恒微
STC|宏晶|STC Micro,宏晶科技
Nuvoton|新唐|
Artery|雅特力|ARTERYTEK
Puya|普冉|
Geehy|极海|
Nordic Semiconductor|北欧半导体|Nordic
Silicon Labs|芯科|Silabs,Silicon Laboratories
Raspberry Pi|树莓派|
Advanced Monolithic Systems|AMS|AMS
*Torex|特瑞仕|
Nanjing Micro One|南京微盟|MICRONE,微盟
Holtek|合泰|
Richtek|立锜|
SGMicro|圣邦微|SGMICRO,圣邦
3PEAK|思瑞浦|
MPS|芯源|Monolithic Power Systems
Silergy|矽力杰|
TOPPOWER|拓微|TP,NanJing Top Power,南京拓品
Injoinic|英集芯|
ABLIC|艾普凌科|Seiko Instruments,SII
Sipex|西伯斯|Exar,MaxLinear
Winbond|华邦|
Macronix|旺宏|MXIC
ISSI|芯成|
Micron|美光|
Fremont Micro|辉芒微|FMD
Lattice|莱迪思|
Xilinx|赛灵思|AMD Xilinx
Altera|阿尔特拉|Intel PSG
FTDI|飞特帝亚|Future Technology Devices International
Realtek|瑞昱|
Broadcom|博通|Avago
Lite-On|光宝|LITEON
Everlight|亿光|
Kingbright|今台|
Hubei KENTO|匡通|KENTO
NationStar|国星光电|
Worldsemi|华彩威|WS
Cosmo|冠西|Cosmo Electronics
Sharp|夏普|
*TE Connectivity|泰科|TE,AMP,Tyco
*Molex|莫仕|
*JST|日压|JST Sales
Hirose|广濑|HRS
Amphenol|安费诺|Amphenol ICC,FCI
Phoenix Contact|菲尼克斯|
Cixi Kefa|科发|KEFA,慈溪科发
DEGSON|高松|
Korean Hroparts|韩荣|HRO
SHOU HAN|首韩|
XKB Connectivity|星坤|XKB
JUSHUO|钜硕|
BOOMELE|博穆精密|
CJT|长江连接器|Changjiang Connectors
Samtec|申泰|
AMASS|艾迈斯|Changzhou AMASS
Keystone|Keystone|Keystone Electronics
Alps Alpine|阿尔卑斯|ALPS
C&K|C&K|
Omron|欧姆龙|
Songle|松乐|SONGLE RELAY
HF|宏发|Hongfa
Sensirion|盛思锐|
Bosch Sensortec|博世|Bosch
ASAIR|奥松|Aosong
InvenSense|应美盛|TDK InvenSense
Allegro|埃戈罗|Allegro MicroSystems
Melexis|迈来芯|
Honeywell|霍尼韦尔|
Winsen|炜盛|
Goertek|歌尔|
Sunon|建准|
Ai-Thinker|安信可|
Quectel|移远|
SIMCom|芯讯通|
u-blox|优北罗|
Ebyte|亿佰特|
HOPERF|华普微|HopeRF
MORNSUN|金升阳|
HI-LINK|海凌科|Hi-Link
TRACO POWER|TRACO POWER|Traco
RECOM|RECOM|
Mean Well|明纬|
Skyworks|思佳讯|
Johanson|Johanson|Johanson Technology
Rockchip|瑞芯微|
Allwinner|全志|
Chipown|芯朋微|
On-Bright|昂宝|
Fuman|富满|FM
Titan Micro|天微|TM
Eaton|伊顿|Bussmann,Cooper
ITEAD|ITEAD|Nextion
Good-Ark|固锝|
UTC|友顺|Unisonic Technologies
HGSEMI|华冠|Huaguan Semiconductor,HuaGuan
XLSEMI|芯龙|XLSemi
Aerosemi|西安航天民芯|AEROSEMI,航天民芯
Power Integrations|帕沃英蒂格盛|PI
EG Micro|屹晶微|EGmicro,屹晶
CR Micro|华润微|CRM,华润微电子,Powtech
2Pai Semi|荣湃|2Pai,荣湃半导体
Chipanalog|川土微|川土
Prolific|旺玖|Prolific Technology
WIZnet|微知纳特|
Cirrus Logic|凌云|Cirrus,Wolfson
Everest|顺芯|Everest Semiconductor
Tontek|通泰|Tontek Design
Nanjing Shiheng|南京时恒|Shiheng,时恒
UMW|友台|Youtai,Guangdong Youtai
HXY MOSFET|华轩阳|HXY
MSKSEMI|美森科|
Slkor|萨科微|SLKORMICRO
TECH PUBLIC|台舟|
JSMSEMI|杰盛微|
GOODWORK|固得沃克|
Hottech|合科泰|
KIA Semiconductor|可易亚|KIA
NCE|新洁能|NCE Power,Wuxi NCE Power
WINSOK|微硕|
HUAYI Microelectronics|华羿微|HYM
JieJie Microelectronics|捷捷微|JJM,JMT
Goford|谷峰|
HDSC|小华|华大,XHSC
Hangshun|航顺|HK
MindMotion|灵动|MM32
Gowin|高云|
Anlogic|安路|
Efinix|易灵思|
XTX|芯天下|XTX Technology
BOYA|博雅|BoyaMicro
Zbit|恒烁|Zbit Semiconductor
ZETTA|澜智|
Kioxia|铠侠|
Samsung Semiconductor|三星半导体|
SK hynix|海力士|Hynix
Nanya|南亚|
Alliance Memory|联盟存储|
Fujitsu|富士通|RAMXEED
Lyontek|来扬|
Harwin|哈尔温|
Sullins|萨林斯|Sullins Connector Solutions
CONNFLY|连飞|Connfly Electronic
XFCN|兴飞|
Megastar|兆星|
hanxia|韩下|HX
Ckmtw|灿科盟|Shenzhen Cankemeng
HCTL|华灿天禄|
Mill-Max|米尔麦克斯|
3M|明尼苏达矿业|
BHFUSE|佰宏|
WAGO|万可|
KANGNEX|康奈克斯|Ningbo Kangnex,WJ
MAX|町洋机电|MAX Electronic
DORABO|町宝|
HDGC|华德共创|
OCN|欧加纳|
XINGLIGHT|成兴光|
ams OSRAM|欧司朗|OSRAM,Osram Opto
Cree LED|科锐 LED|CreeLED
OPSCO|欧思科|
JAE|航空电子|Japan Aviation Electronics
GCT|连成科技|Global Connector Technology
LINKPP|联普|
CUI Devices|喜开理|CUI,Same Sky
MYOUNG|美阳|
Anderson Power|安德森|Anderson Power Products
BAT WIRELESS|巴特无线|
Kinghelm|金航标|
Cinch|辛芝|Johnson,Cinch Connectivity
I-PEX|爱沛|
SOFNG|硕方|
Switchcraft|瑞侃赛|
XUNPU|讯普|
Q&J|群健|
Winstar|华凌光电|
Newhaven Display|Newhaven Display|NHD
E-Switch|E-Switch|
IDEC|和泉|
CTS|西迪斯|CTS Electrocomponents
Jiangsu Huaneng|华能|HNDZ
Same Sky|Same Sky|CUI Devices,CUI
Knowles|楼氏|
Delta|台达|Delta Electronics
Figaro|费加罗|Figaro Engineering
LEM|莱姆|
Cross Chip|芯进|CrossChip
QST|矽睿|
MEMSIC|美新|
MagnTek|麦歌恩|
Senba|森霸|
NOVOSENSE|纳芯微|
AKM|旭化成|Asahi Kasei
Semitec|石塚|Ishizuka
Hanwei|汉威|
CFSensor|芯感智|
OUZHUO|欧卓|
Token|德键|
Luna Optoelectronics|卢娜光电|Advanced Photonix
Minyuan|敏源传感|MYSENTECH
GXCAS|中科银河芯|
Raytac|瑞科|
HC Tech|汇承|Guangzhou HC
JDY|鑫达威|
ZHONGKEWEI|中科微|
YLPTEC|顶源|
XP Power|恩浦|
Qorvo|威讯|RFMD,TriQuint
Taoglas|陶格斯|
Panchip|磐启|
Qualcomm|高通|RF360
TST|嘉硕|TAI-SAW
Linx|林克斯|Linx Technologies
MACOM|镁可|
`;

/** All makers; the order is the order of their ids, from 1. */
export function catalogueBrands(): CatalogueBrand[] {
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', nameCn = '', aliases = ''] = line.split('|');
      const agent = name.startsWith('*');
      return {
        nameEn: agent ? name.slice(1) : name,
        nameCn,
        aliases: aliases ? aliases.split(',') : [],
        agent,
      };
    });
}
