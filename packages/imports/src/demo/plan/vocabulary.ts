import { terms, type Term } from '../terms.ts'

/** Words before the name of an invention, most frequent first. */
export const MODIFIERS: readonly Term[] = terms(`高效|high-efficiency
  低成本|low-cost
  轻量化|lightweight
  多功能|multifunctional
  高精度|high-precision
  自适应|adaptive
  可拆卸|detachable
  智能|intelligent
  模块化|modular
  耐高温|high-temperature-resistant
  高稳定性|high-stability
  节能型|energy-saving
  一体化|integrated
  双层|double-layer
  便携式|portable
  低温|low-temperature
  高强度|high-strength
  快速响应|fast-response
  三维|three-dimensional
  微型|miniature
  自修复|self-healing
  分布式|distributed
  环保型|environment-friendly
  抗干扰|anti-interference
  超薄|ultra-thin
  宽温域|wide-temperature-range`)

/** Things that any field may mention, from common to very rare: they give the corpus the long tail of natural language. */
export const RARE_TERMS: readonly Term[] = terms(`不锈钢|stainless steel
  聚四氟乙烯|polytetrafluoroethylene
  氧化铝|aluminium oxide
  硅橡胶|silicone rubber
  铝合金|aluminium alloy
  二氧化硅|silicon dioxide
  聚酰亚胺|polyimide
  单片机|single-chip microcomputer
  霍尔传感器|Hall sensor
  步进电机|stepping motor
  壳聚糖|chitosan
  活性炭|activated carbon
  压电陶瓷|piezoelectric ceramic
  形状记忆合金|shape-memory alloy
  光纤光栅|fibre Bragg grating
  二氧化钛|titanium dioxide
  磁流变液|magnetorheological fluid
  碳化硅|silicon carbide
  聚乳酸|polylactic acid
  卡尔曼滤波|Kalman filtering
  热电偶|thermocouple
  滚珠丝杠|ball screw
  海藻酸钠|sodium alginate
  现场可编程门阵列|field-programmable gate array
  聚乙二醇|polyethylene glycol
  钕铁硼|neodymium-iron-boron
  电气石|tourmaline
  蒙脱土|montmorillonite
  粒子群算法|particle swarm optimisation
  微机电系统|micro-electro-mechanical system
  羟基磷灰石|hydroxyapatite
  谐波减速器|harmonic reducer
  锆酸铅钛|lead zirconate titanate
  超临界二氧化碳|supercritical carbon dioxide
  金属有机框架|metal-organic framework
  小波变换|wavelet transform
  纳米纤维素|nanocellulose
  硅藻土|diatomite
  绝缘栅双极晶体管|insulated-gate bipolar transistor
  激光多普勒测速仪|laser Doppler velocimeter
  贝叶斯网络|Bayesian network
  凹凸棒土|attapulgite
  聚多巴胺|polydopamine
  磁致伸缩材料|magnetostrictive material
  遗传算法|genetic algorithm
  电致变色玻璃|electrochromic glass
  钙钛矿|perovskite
  玄武岩纤维|basalt fibre
  拉曼光谱仪|Raman spectrometer
  离子交换树脂|ion-exchange resin
  液态金属|liquid metal
  黄原胶|xanthan gum
  涡轮流量计|turbine flowmeter
  沸石咪唑酯骨架|zeolitic imidazolate framework
  丝素蛋白|silk fibroin
  蚁群算法|ant colony algorithm
  太赫兹波|terahertz wave
  介电弹性体|dielectric elastomer
  二硫化钼|molybdenum disulfide
  氮化镓|gallium nitride
  木质素磺酸盐|lignosulfonate
  超声换能器|ultrasonic transducer
  旋转变压器|resolver
  海泡石|sepiolite
  黑磷|black phosphorus
  量子点|quantum dot
  气动肌肉|pneumatic muscle
  氟化镁|magnesium fluoride
  菱镁矿|magnesite
  埃洛石纳米管|halloysite nanotube
  角蛋白|keratin
  六方氮化硼|hexagonal boron nitride
  负泊松比结构|auxetic structure
  声表面波器件|surface-acoustic-wave device
  等离子体炬|plasma torch
  焦磷酸盐|pyrophosphate
  硫化锌|zinc sulfide
  乌贼墨黑色素|sepia melanin
  石英音叉|quartz tuning fork
  索拉非尼类似物|sorafenib analogue
  忆阻器|memristor
  分形天线|fractal antenna
  龙须草纤维|eulaliopsis fibre
  钨酸铋|bismuth tungstate
  魔芋葡甘聚糖|konjac glucomannan
  涡旋光束|vortex beam
  贝壳粉|shell powder
  超材料|metamaterial
  巯基乙酸|thioglycolic acid
  莫来石晶须|mullite whisker`)

/** Relations between two parts, `{a}` and `{b}`. */
const RELATION_LINES = {
  mechanical: `{a}与{b}固定连接|{a} is fixedly connected to {b}
    {a}设置在{b}的一侧|{a} is arranged on one side of {b}
    {a}与{b}转动连接|{a} is rotatably connected to {b}
    {a}与{b}滑动连接|{a} is slidably connected to {b}
    {a}套设在{b}的外侧|{a} is sleeved around {b}
    {a}通过螺栓安装于{b}|{a} is mounted on {b} by bolts
    {a}嵌设于{b}内|{a} is embedded in {b}
    {a}与{b}相抵接|{a} abuts against {b}
    {a}铰接于{b}的端部|{a} is hinged to an end of {b}
    {a}与{b}卡接配合|{a} is in snap-fit engagement with {b}`,
  electrical: `{a}与{b}电连接|{a} is electrically connected to {b}
    {a}与{b}串联|{a} is connected in series with {b}
    {a}的输出端与{b}的输入端相连|an output of {a} is connected to an input of {b}
    {a}与{b}并联|{a} is connected in parallel with {b}
    {a}耦合至{b}|{a} is coupled to {b}
    {a}经由隔离器与{b}连接|{a} is connected to {b} via an isolator`,
  layer: `{a}设置在{b}上|{a} is disposed on {b}
    {a}与{b}层叠设置|{a} and {b} are stacked on one another
    {a}覆盖{b}的表面|{a} covers a surface of {b}
    {a}与{b}相邻|{a} is adjacent to {b}
    {a}包覆{b}|{a} encapsulates {b}
    {a}与{b}之间具有间隙|a gap is provided between {a} and {b}`,
  data: `{a}与{b}通信连接|{a} is communicatively connected to {b}
    {a}将输出发送至{b}|{a} sends its output to {b}
    {a}接收来自{b}的数据|{a} receives data from {b}
    {a}根据{b}的结果更新参数|{a} updates parameters according to a result of {b}
    {a}调用{b}|{a} invokes {b}
    {a}对{b}进行校验|{a} verifies {b}`,
  fluid: `{a}与{b}连通|{a} is in fluid communication with {b}
    {a}位于{b}的下游|{a} is located downstream of {b}
    {a}通过管道与{b}相连|{a} is connected to {b} by a pipe
    {a}设置在{b}的底部|{a} is arranged at a bottom of {b}
    {a}的出口朝向{b}|an outlet of {a} faces {b}`,
} as const

/** Describes in one language how two parts are related. */
export interface Relation {
  zh(a: string, b: string): string
  en(a: string, b: string): string
}

function phrase(pattern: string): (a: string, b: string) => string {
  const [before = '', between = '', after = ''] = pattern.split(/\{[ab]\}/)
  return (a, b) => before + a + between + b + after
}

function relations(lines: string): Relation[] {
  return lines.split('\n').map((line) => {
    const [zh = '', en = ''] = line.trim().split('|')
    return { zh: phrase(zh), en: phrase(en) }
  })
}

/** Relations by the domain a technology names, most frequent first. */
export const RELATIONS: Record<keyof typeof RELATION_LINES, readonly Relation[]> = {
  mechanical: relations(RELATION_LINES.mechanical),
  electrical: relations(RELATION_LINES.electrical),
  layer: relations(RELATION_LINES.layer),
  data: relations(RELATION_LINES.data),
  fluid: relations(RELATION_LINES.fluid),
}
