/** What the attribute keys mean, in the order in which a part's parameters are shown. */
import type { CatalogueAttribute } from '../part';

/** key | Chinese | English | unit of the number. `B` and `bit` count in powers of 1,024. */
const TABLE = `
resistance|阻值|Resistance|Ω
capacitance|容值|Capacitance|F
inductance|电感值|Inductance|H
impedance|阻抗 @100 MHz|Impedance at 100 MHz|Ω
frequency|频率|Frequency|Hz
tolerance|精度|Tolerance|%
voltage|额定电压|Rated voltage|V
current|额定电流|Rated current|A
power|额定功率|Rated power|W
dielectric|介质|Dielectric|
temperature_coefficient|温度系数|Temperature coefficient|
esr|等效串联电阻|ESR|Ω
ripple_current|纹波电流|Ripple current|A
lifetime|寿命|Lifetime|
saturation_current|饱和电流|Saturation current|A
dcr|直流电阻|DC resistance|Ω
frequency_tolerance|频率公差|Frequency tolerance|
load_capacitance|负载电容|Load capacitance|F
forward_voltage|正向压降|Forward voltage|V
recovery_time|反向恢复时间|Reverse recovery time|s
zener_voltage|稳压值|Zener voltage|V
standoff_voltage|反向截止电压|Stand-off voltage|V
clamping_voltage|钳位电压|Clamping voltage|V
peak_pulse_power|峰值脉冲功率|Peak pulse power|W
directions|防护方向数|Protected directions|
channel|沟道或极性|Channel or polarity|
rds_on|导通电阻|On resistance|Ω
gain|电流增益|Current gain|
channels|通道数|Channels|
supply_voltage_min|最低工作电压|Supply voltage, minimum|V
supply_voltage_max|最高工作电压|Supply voltage, maximum|V
output_voltage|输出电压|Output voltage|V
output_current|输出电流|Output current|A
quiescent_current|静态电流|Quiescent current|A
offset_voltage|失调电压|Offset voltage|V
bandwidth|带宽|Bandwidth|Hz
resolution|分辨率（位）|Resolution in bits|
sample_rate|采样率|Sample rate|Hz
interface|接口|Interface|
core|内核|Core|
clock|最高主频|Maximum clock|Hz
flash|程序存储器|Flash|B
ram|RAM|RAM|B
memory|存储容量|Memory size|bit
io_count|I/O 数|I/O count|
positions|位数|Positions|
rows|排数|Rows|
pitch|间距|Pitch|m
mounting|安装方式|Mounting|
orientation|方向|Orientation|
contact_form|触点形式|Contact form|
coil_voltage|线圈电压|Coil voltage|V
isolation_voltage|隔离电压|Isolation voltage|V
current_transfer_ratio|电流传输比（最小）|Current transfer ratio, minimum|%
hold_current|保持电流|Hold current|A
wavelength|波长|Wavelength|m
b_value|B 值|B value|K
temperature_min|最低工作温度|Operating temperature, minimum|°C
temperature_max|最高工作温度|Operating temperature, maximum|°C
height|高度|Height|m
`;

/** All attribute keys with their names in both languages and their units. */
export function catalogueAttributes(): CatalogueAttribute[] {
  return TABLE.trim()
    .split('\n')
    .map((line, index) => {
      const [key = '', nameCn = '', nameEn = '', unit = ''] = line.split('|');
      return { key, nameCn, nameEn, unit, position: index + 1 };
    });
}
