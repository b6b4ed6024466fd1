/** What the numbers of the standard logic families do: number, category, pins, gates or bits, names. */

export interface LogicFunction {
  category: string;
  pins: number;
  channels: number;
  name: readonly [cn: string, en: string];
}

const TTL = `
00|120101|14|4|四路二输入与非门|Quad 2-input NAND gate
02|120101|14|4|四路二输入或非门|Quad 2-input NOR gate
03|120101|14|4|四路二输入与非门（开漏）|Quad 2-input NAND gate, open drain
04|120102|14|6|六路反相器|Hex inverter
U04|120102|14|6|六路无缓冲反相器|Hex unbuffered inverter
05|120102|14|6|六路反相器（开漏）|Hex inverter, open drain
06|120102|14|6|六路反相缓冲器（开漏）|Hex inverting buffer, open drain
07|120301|14|6|六路缓冲器（开漏）|Hex buffer, open drain
08|120101|14|4|四路二输入与门|Quad 2-input AND gate
09|120101|14|4|四路二输入与门（开漏）|Quad 2-input AND gate, open drain
10|120101|14|3|三路三输入与非门|Triple 3-input NAND gate
11|120101|14|3|三路三输入与门|Triple 3-input AND gate
14|120102|14|6|六路施密特反相器|Hex Schmitt-trigger inverter
17|120301|14|6|六路施密特缓冲器|Hex Schmitt-trigger buffer
20|120101|14|2|双路四输入与非门|Dual 4-input NAND gate
21|120101|14|2|双路四输入与门|Dual 4-input AND gate
27|120101|14|3|三路三输入或非门|Triple 3-input NOR gate
30|120101|14|1|八输入与非门|8-input NAND gate
32|120101|14|4|四路二输入或门|Quad 2-input OR gate
42|120402|16|1|BCD 十进制译码器|BCD-to-decimal decoder
74|120201|14|2|双 D 触发器|Dual D-type flip-flop
73|120201|14|2|双 JK 触发器|Dual J-K flip-flop
75|120201|16|4|四位锁存器|Quad bistable latch
85|120402|16|4|四位数值比较器|4-bit magnitude comparator
86|120101|14|4|四路异或门|Quad 2-input XOR gate
93|120203|14|4|四位二进制计数器|4-bit binary ripple counter
107|120201|14|2|双 JK 触发器|Dual J-K flip-flop with reset
109|120201|16|2|双 JK 触发器|Dual J-K flip-flop
112|120201|16|2|双 JK 触发器|Dual J-K flip-flop, negative edge
123|120203|16|2|双可重触发单稳态|Dual retriggerable monostable
125|120301|14|4|四路三态缓冲器|Quad buffer, 3-state
126|120301|14|4|四路三态缓冲器|Quad buffer, 3-state
132|120101|14|4|四路施密特与非门|Quad 2-input Schmitt NAND gate
137|120402|16|1|3-8 译码器带锁存|3-to-8 decoder with latches
138|120402|16|1|3-8 线译码器|3-to-8 line decoder
139|120402|16|2|双 2-4 线译码器|Dual 2-to-4 line decoder
147|120402|16|1|10-4 优先编码器|10-to-4 priority encoder
148|120402|16|1|8-3 优先编码器|8-to-3 priority encoder
151|120401|16|1|8 选 1 数据选择器|8-input multiplexer
153|120401|16|2|双 4 选 1 数据选择器|Dual 4-input multiplexer
154|120402|24|1|4-16 线译码器|4-to-16 line decoder
157|120401|16|4|四路 2 选 1 数据选择器|Quad 2-input multiplexer
158|120401|16|4|四路 2 选 1 反相选择器|Quad 2-input multiplexer, inverting
161|120203|16|4|四位同步计数器|4-bit synchronous counter
163|120203|16|4|四位同步计数器|4-bit synchronous counter
164|120202|14|8|8 位串入并出移位寄存器|8-bit serial-in parallel-out shift register
165|120202|16|8|8 位并入串出移位寄存器|8-bit parallel-in serial-out shift register
166|120202|16|8|8 位并入串出移位寄存器|8-bit parallel-in serial-out shift register
173|120201|16|4|四位 D 寄存器|Quad D-type register, 3-state
174|120201|16|6|六 D 触发器|Hex D-type flip-flop
175|120201|16|4|四 D 触发器|Quad D-type flip-flop
191|120203|16|4|四位可逆计数器|4-bit up/down counter
193|120203|16|4|四位可逆计数器|4-bit up/down counter
194|120202|16|4|4 位双向移位寄存器|4-bit bidirectional shift register
221|120203|16|2|双单稳态触发器|Dual monostable
237|120402|16|1|3-8 译码器|3-to-8 decoder
238|120402|16|1|3-8 译码器|3-to-8 decoder
240|120301|20|8|八路反相缓冲器|Octal inverting buffer, 3-state
241|120301|20|8|八路缓冲器|Octal buffer, 3-state
244|120301|20|8|八路缓冲器与线驱动|Octal buffer and line driver, 3-state
245|120301|20|8|八路总线收发器|Octal bus transceiver, 3-state
251|120401|16|1|8 选 1 三态选择器|8-input multiplexer, 3-state
253|120401|16|2|双 4 选 1 三态选择器|Dual 4-input multiplexer, 3-state
257|120401|16|4|四路 2 选 1 三态选择器|Quad 2-input multiplexer, 3-state
259|120201|16|8|8 位可寻址锁存器|8-bit addressable latch
266|120101|14|4|四路同或门|Quad XNOR gate, open drain
273|120201|20|8|八 D 触发器带清零|Octal D-type flip-flop with reset
280|120402|14|9|9 位奇偶校验器|9-bit parity generator
283|120402|16|4|四位全加器|4-bit full adder
299|120202|20|8|8 位通用移位寄存器|8-bit universal shift register
365|120301|16|6|六路缓冲器|Hex buffer, 3-state
367|120301|16|6|六路缓冲器|Hex buffer, 3-state
368|120301|16|6|六路反相缓冲器|Hex inverting buffer, 3-state
373|120201|20|8|八 D 锁存器|Octal D-type latch, 3-state
374|120201|20|8|八 D 触发器|Octal D-type flip-flop, 3-state
377|120201|20|8|八 D 触发器带使能|Octal D-type flip-flop with enable
390|120203|16|2|双十进制计数器|Dual decade counter
393|120203|14|2|双四位二进制计数器|Dual 4-bit binary counter
423|120203|16|2|双可重触发单稳态|Dual retriggerable monostable
540|120301|20|8|八路反相缓冲器|Octal inverting buffer, 3-state
541|120301|20|8|八路缓冲器与线驱动|Octal buffer and line driver, 3-state
563|120201|20|8|八反相 D 锁存器|Octal inverting D-type latch
564|120201|20|8|八反相 D 触发器|Octal inverting D-type flip-flop
573|120201|20|8|八 D 锁存器|Octal D-type latch, 3-state
574|120201|20|8|八 D 触发器|Octal D-type flip-flop, 3-state
590|120203|16|8|8 位计数器带寄存器|8-bit counter with output register
594|120202|16|8|8 位移位寄存器带输出寄存器|8-bit shift register with output register
595|120202|16|8|8 位串入并出移位寄存器（三态锁存）|8-bit shift register with output latch, 3-state
597|120202|16|8|8 位移位寄存器带输入锁存|8-bit shift register with input latches
623|120301|20|8|八路总线收发器|Octal bus transceiver
640|120301|20|8|八路反相总线收发器|Octal inverting bus transceiver
646|120301|24|8|八路寄存收发器|Octal registered transceiver
652|120301|24|8|八路寄存收发器|Octal registered transceiver
688|120402|20|8|8 位数值比较器|8-bit identity comparator
4002|120101|14|2|双四输入或非门|Dual 4-input NOR gate
4015|120202|16|2|双 4 位移位寄存器|Dual 4-bit shift register
4017|120203|16|1|十进制计数分配器|Decade counter with decoded outputs
4020|120203|16|14|14 级二进制计数器|14-stage binary counter
4024|120203|14|7|7 级二进制计数器|7-stage binary counter
4040|120203|16|12|12 级二进制计数器|12-stage binary counter
4046A|120203|16|1|锁相环|Phase-locked loop with VCO
4049|120302|16|6|六路反相高低电平转换器|Hex inverting high-to-low level shifter
4050|120302|16|6|六路高低电平转换器|Hex high-to-low level shifter
4051|120401|16|1|8 选 1 模拟多路复用器|8-channel analogue multiplexer
4052|120401|16|2|双 4 选 1 模拟多路复用器|Dual 4-channel analogue multiplexer
4053|120401|16|3|三路 2 选 1 模拟开关|Triple 2-channel analogue multiplexer
4060|120203|16|14|14 级计数器带振荡器|14-stage binary counter with oscillator
4066|120401|14|4|四路双向模拟开关|Quad bilateral switch
4067|120401|24|1|16 选 1 模拟多路复用器|16-channel analogue multiplexer
4075|120101|14|3|三路三输入或门|Triple 3-input OR gate
4094|120202|16|8|8 级移位存储寄存器|8-stage shift-and-store register
4511|120402|16|1|BCD 七段译码驱动|BCD to 7-segment decoder and driver
4514|120402|24|1|4-16 译码器带锁存|4-to-16 decoder with input latches
4538|120203|16|2|双精密单稳态|Dual precision monostable
4851|120401|16|1|8 选 1 模拟多路复用器（注入电流控制）|8-channel analogue multiplexer with injection-current control
4852|120401|16|2|双 4 选 1 模拟多路复用器（注入电流控制）|Dual 4-channel analogue multiplexer with injection-current control
7266|120101|14|4|四路同或门|Quad XNOR gate
16240|120301|48|16|16 位反相缓冲器|16-bit inverting buffer, 3-state
16244|120301|48|16|16 位缓冲器|16-bit buffer and line driver, 3-state
16245|120301|48|16|16 位总线收发器|16-bit bus transceiver, 3-state
16373|120201|48|16|16 位 D 锁存器|16-bit D-type latch, 3-state
16374|120201|48|16|16 位 D 触发器|16-bit D-type flip-flop, 3-state
2G241|120301|8|2|双路三态缓冲器|Dual buffer, 3-state
`;

const CMOS = `
4001|120101|14|4|四路二输入或非门|Quad 2-input NOR gate
4002|120101|14|2|双四输入或非门|Dual 4-input NOR gate
4006|120202|14|18|18 级移位寄存器|18-stage shift register
4007U|120102|14|3|双互补对加反相器|Dual complementary pair plus inverter
4009U|120302|16|6|六路反相缓冲转换器|Hex inverting buffer and converter
4010|120302|16|6|六路缓冲转换器|Hex buffer and converter
4011|120101|14|4|四路二输入与非门|Quad 2-input NAND gate
4012|120101|14|2|双四输入与非门|Dual 4-input NAND gate
4013|120201|14|2|双 D 触发器|Dual D-type flip-flop
4014|120202|16|8|8 级静态移位寄存器|8-stage static shift register
4015|120202|16|2|双 4 位移位寄存器|Dual 4-bit shift register
4016|120401|14|4|四路双向开关|Quad bilateral switch
4017|120203|16|1|十进制计数分配器|Decade counter with decoded outputs
4018|120203|16|5|可预置 N 分频计数器|Presettable divide-by-N counter
4019|120401|16|4|四路与或选择门|Quad AND-OR select gate
4020|120203|16|14|14 级二进制计数器|14-stage binary counter
4021|120202|16|8|8 级移位寄存器|8-stage shift register
4022|120203|16|1|八进制计数分配器|Octal counter with decoded outputs
4023|120101|14|3|三路三输入与非门|Triple 3-input NAND gate
4024|120203|14|7|7 级二进制计数器|7-stage binary counter
4025|120101|14|3|三路三输入或非门|Triple 3-input NOR gate
4026|120203|16|1|十进制计数七段译码|Decade counter with 7-segment outputs
4027|120201|16|2|双 JK 触发器|Dual J-K flip-flop
4028|120402|16|1|BCD 十进制译码器|BCD-to-decimal decoder
4029|120203|16|4|可预置可逆计数器|Presettable up/down counter
4030|120101|14|4|四路异或门|Quad XOR gate
4031|120202|16|64|64 级移位寄存器|64-stage shift register
4033|120203|16|1|十进制计数七段译码|Decade counter with 7-segment outputs
4034|120202|24|8|8 级总线寄存器|8-stage bus register
4035|120202|16|4|4 级移位寄存器|4-stage shift register
4040|120203|16|12|12 级二进制计数器|12-stage binary counter
4041U|120301|14|4|四路正反相缓冲器|Quad true/complement buffer
4042|120201|16|4|四 D 锁存器|Quad clocked D latch
4043|120201|16|4|四 RS 锁存器（或非）|Quad NOR R/S latch
4044|120201|16|4|四 RS 锁存器（与非）|Quad NAND R/S latch
4046|120203|16|1|微功耗锁相环|Micropower phase-locked loop
4047|120203|14|1|单稳态与多谐振荡器|Monostable and astable multivibrator
4048|120101|16|1|八输入多功能门|8-input multifunction gate
4049U|120302|16|6|六路反相缓冲转换器|Hex inverting buffer and converter
4050|120302|16|6|六路缓冲转换器|Hex buffer and converter
4051|120401|16|1|8 选 1 模拟多路复用器|8-channel analogue multiplexer
4052|120401|16|2|双 4 选 1 模拟多路复用器|Dual 4-channel analogue multiplexer
4053|120401|16|3|三路 2 选 1 模拟开关|Triple 2-channel analogue multiplexer
4054|120402|16|4|四段液晶驱动|4-segment liquid crystal display driver
4056|120402|16|1|BCD 七段液晶译码驱动|BCD to 7-segment LCD driver
4060|120203|16|14|14 级计数器带振荡器|14-stage counter with oscillator
4063|120402|16|4|四位数值比较器|4-bit magnitude comparator
4066|120401|14|4|四路双向模拟开关|Quad bilateral switch
4067|120401|24|1|16 选 1 模拟多路复用器|16-channel analogue multiplexer
4068|120101|14|1|八输入与非/与门|8-input NAND/AND gate
4069U|120102|14|6|六路反相器|Hex inverter
4070|120101|14|4|四路异或门|Quad XOR gate
4071|120101|14|4|四路二输入或门|Quad 2-input OR gate
4072|120101|14|2|双四输入或门|Dual 4-input OR gate
4073|120101|14|3|三路三输入与门|Triple 3-input AND gate
4075|120101|14|3|三路三输入或门|Triple 3-input OR gate
4076|120201|16|4|四位 D 寄存器|4-bit D-type register
4077|120101|14|4|四路同或门|Quad XNOR gate
4078|120101|14|1|八输入或非/或门|8-input NOR/OR gate
4081|120101|14|4|四路二输入与门|Quad 2-input AND gate
4082|120101|14|2|双四输入与门|Dual 4-input AND gate
4085|120101|14|2|双与或非门|Dual AND-OR-invert gate
4086|120101|14|1|可扩展与或非门|Expandable AND-OR-invert gate
4089|120203|16|1|二进制比率乘法器|Binary rate multiplier
4093|120101|14|4|四路施密特与非门|Quad Schmitt NAND gate
4094|120202|16|8|8 级移位存储寄存器|8-stage shift-and-store register
4097|120401|24|2|双 8 选 1 模拟多路复用器|Dual 8-channel analogue multiplexer
4098|120203|16|2|双单稳态|Dual monostable
4099|120201|16|8|8 位可寻址锁存器|8-bit addressable latch
40103|120203|16|8|8 位可预置减计数器|8-stage presettable down counter
40105|120202|16|4|FIFO 寄存器|FIFO register
40106|120102|14|6|六路施密特反相器|Hex Schmitt inverter
40107|120301|8|2|双路缓冲驱动（开漏）|Dual NAND buffer and driver
40109|120302|16|4|四路低高电平转换器|Quad low-to-high level shifter
40110|120203|16|1|十进制可逆计数译码锁存驱动|Decade up/down counter, latch and driver
40147|120402|16|1|10-4 优先编码器|10-to-4 priority encoder
40174|120201|16|6|六 D 触发器|Hex D-type flip-flop
40175|120201|16|4|四 D 触发器|Quad D-type flip-flop
40193|120203|16|4|可预置可逆计数器|Presettable up/down counter
4502|120301|16|6|六路反相三态缓冲器|Hex inverting buffer, 3-state
4503|120301|16|6|六路三态缓冲器|Hex buffer, 3-state
4504|120302|16|6|六路电平转换器|Hex level shifter
4508|120201|24|2|双四位锁存器|Dual 4-bit latch
4510|120203|16|4|BCD 可逆计数器|BCD up/down counter
4511|120402|16|1|BCD 七段译码驱动|BCD to 7-segment latch, decoder and driver
4512|120401|16|1|8 通道数据选择器|8-channel data selector
4514|120402|24|1|4-16 译码器带锁存|4-to-16 decoder with latch
4515|120402|24|1|4-16 译码器带锁存|4-to-16 decoder with latch, inverting
4516|120203|16|4|二进制可逆计数器|Binary up/down counter
4517|120202|16|2|双 64 级移位寄存器|Dual 64-stage shift register
4518|120203|16|2|双 BCD 加计数器|Dual BCD up counter
4520|120203|16|2|双二进制加计数器|Dual binary up counter
4521|120203|16|24|24 级分频器|24-stage frequency divider
4522|120203|16|4|可预置 BCD 减计数器|Presettable BCD down counter
4526|120203|16|4|可预置二进制减计数器|Presettable binary down counter
4528|120203|16|2|双单稳态|Dual monostable
4532|120402|16|1|8 位优先编码器|8-bit priority encoder
4536|120203|16|1|可编程定时器|Programmable timer
4538|120203|16|2|双精密单稳态|Dual precision monostable
4541|120203|14|1|可编程定时器|Programmable timer
4543|120402|16|1|BCD 七段锁存译码驱动|BCD to 7-segment latch, decoder and driver
4551|120401|16|4|四路 2 选 1 模拟开关|Quad 2-channel analogue multiplexer
4555|120402|16|2|双 2-4 译码器|Dual 2-to-4 decoder
4556|120402|16|2|双 2-4 译码器（反相）|Dual 2-to-4 decoder, inverting
4572U|120101|16|6|六门|Hex gate
4584|120102|14|6|六路施密特反相器|Hex Schmitt inverter
4585|120402|16|4|四位数值比较器|4-bit magnitude comparator
`;

/** One, two and three gates in small packages: the pins are those of the usual package. */
const LITTLE = `
1G00|120101|5|1|单路二输入与非门|Single 2-input NAND gate
1G02|120101|5|1|单路二输入或非门|Single 2-input NOR gate
1G04|120102|5|1|单路反相器|Single inverter
1GU04|120102|5|1|单路无缓冲反相器|Single unbuffered inverter
1G06|120102|5|1|单路反相器（开漏）|Single inverter, open drain
1G07|120301|5|1|单路缓冲器（开漏）|Single buffer, open drain
1G08|120101|5|1|单路二输入与门|Single 2-input AND gate
1G09|120101|5|1|单路二输入与门（开漏）|Single 2-input AND gate, open drain
1G10|120101|6|1|单路三输入与非门|Single 3-input NAND gate
1G11|120101|6|1|单路三输入与门|Single 3-input AND gate
1G14|120102|5|1|单路施密特反相器|Single Schmitt-trigger inverter
1G17|120301|5|1|单路施密特缓冲器|Single Schmitt-trigger buffer
1G18|120402|6|1|1-2 解复用器|1-of-2 demultiplexer
1G19|120402|6|1|1-2 译码器|1-of-2 decoder
1G27|120101|6|1|单路三输入或非门|Single 3-input NOR gate
1G32|120101|5|1|单路二输入或门|Single 2-input OR gate
1G34|120301|5|1|单路缓冲器|Single buffer
1G38|120101|5|1|单路与非门（开漏）|Single NAND gate, open drain
1G57|120101|6|1|可配置多功能门|Configurable multi-function gate
1G58|120101|6|1|可配置多功能门|Configurable multi-function gate
1G66|120401|5|1|单路双向模拟开关|Single bilateral switch
1G74|120201|8|1|单 D 触发器|Single D-type flip-flop with set and reset
1G79|120201|5|1|单 D 触发器|Single D-type flip-flop
1G80|120201|5|1|单 D 触发器（反相）|Single D-type flip-flop, inverting
1G86|120101|5|1|单路异或门|Single 2-input XOR gate
1G97|120101|6|1|可配置多功能门|Configurable multi-function gate
1G98|120101|6|1|可配置多功能门|Configurable multi-function gate
1G99|120101|8|1|可配置三态多功能门|Configurable multi-function gate, 3-state
1G125|120301|5|1|单路三态缓冲器|Single buffer, 3-state
1G126|120301|5|1|单路三态缓冲器|Single buffer, 3-state
1G157|120401|6|1|单路 2 选 1 选择器|Single 2-input multiplexer
1G175|120201|6|1|单 D 触发器带清零|Single D-type flip-flop with reset
1G240|120301|5|1|单路反相三态缓冲器|Single inverting buffer, 3-state
1G332|120101|6|1|单路三输入或门|Single 3-input OR gate
1G373|120201|6|1|单 D 锁存器|Single D-type latch, 3-state
1G374|120201|6|1|单 D 触发器|Single D-type flip-flop, 3-state
1G386|120101|6|1|单路三输入异或门|Single 3-input XOR gate
1G3157|120401|6|1|单刀双掷模拟开关|SPDT analogue switch
2G00|120101|8|2|双路二输入与非门|Dual 2-input NAND gate
2G02|120101|8|2|双路二输入或非门|Dual 2-input NOR gate
2G04|120102|6|2|双路反相器|Dual inverter
2GU04|120102|6|2|双路无缓冲反相器|Dual unbuffered inverter
2G06|120102|6|2|双路反相器（开漏）|Dual inverter, open drain
2G07|120301|6|2|双路缓冲器（开漏）|Dual buffer, open drain
2G08|120101|8|2|双路二输入与门|Dual 2-input AND gate
2G14|120102|6|2|双路施密特反相器|Dual Schmitt-trigger inverter
2G17|120301|6|2|双路施密特缓冲器|Dual Schmitt-trigger buffer
2G32|120101|8|2|双路二输入或门|Dual 2-input OR gate
2G34|120301|6|2|双路缓冲器|Dual buffer
2G38|120101|8|2|双路与非门（开漏）|Dual NAND gate, open drain
2G53|120401|8|1|2 选 1 模拟多路复用器|2-channel analogue multiplexer
2G66|120401|8|2|双路双向模拟开关|Dual bilateral switch
2G74|120201|8|1|单 D 触发器|Single D-type flip-flop
2G79|120201|8|2|双 D 触发器|Dual D-type flip-flop
2G86|120101|8|2|双路异或门|Dual 2-input XOR gate
2G125|120301|8|2|双路三态缓冲器|Dual buffer, 3-state
2G126|120301|8|2|双路三态缓冲器|Dual buffer, 3-state
2G157|120401|8|1|单路 2 选 1 选择器|Single 2-input multiplexer
2G240|120301|8|2|双路反相三态缓冲器|Dual inverting buffer, 3-state
2G241|120301|8|2|双路三态缓冲器|Dual buffer, 3-state
3G04|120102|8|3|三路反相器|Triple inverter
3G06|120102|8|3|三路反相器（开漏）|Triple inverter, open drain
3G07|120301|8|3|三路缓冲器（开漏）|Triple buffer, open drain
3G14|120102|8|3|三路施密特反相器|Triple Schmitt-trigger inverter
3G17|120301|8|3|三路施密特缓冲器|Triple Schmitt-trigger buffer
3G34|120301|8|3|三路缓冲器|Triple buffer
`;

function read(table: string): ReadonlyMap<string, LogicFunction> {
  return new Map(
    table.trim().split('\n').map((line) => {
      const [number = '', category = '', pins = '', channels = '', cn = '', en = ''] = line.split('|');
      return [number, { category, pins: Number(pins), channels: Number(channels), name: [cn, en] as const }];
    }),
  );
}

/** The 74 numbers, the 4000 numbers and the little ones, by number. */
export const ttlFunctions = read(TTL);
export const cmosFunctions = read(CMOS);
export const littleFunctions = read(LITTLE);
