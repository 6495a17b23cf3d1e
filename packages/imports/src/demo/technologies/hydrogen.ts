import { technology } from '../technology.ts'

/** Hydrogen: making, storing, using. */
export const hydrogen = technology({
  id: 'hydrogen',
  field: '氢能|hydrogen energy',
  names: { ja: '水素エネルギー', ko: '수소 에너지', de: 'Wasserstoff' },
  industries: '氢能科技|Hydrogen Energy Technology\n燃料电池|Fuel Cell\n清洁能源|Clean Energy',
  ipc: 'C25B1/04 H01M8/10 C01B3/00 F17C5/06 H01M8/04 C25B11/04 H01M4/92 C01B3/38 F17C1/02 H01M8/02',
  cpc: 'C25B1/04 H01M8/1004 C01B3/0005 F17C5/06 H01M8/04089 C25B11/075 H01M4/926 Y02E60/36 Y02E60/50',
  uspc: '429/492',
  locarno: '13-01',
  article: '加氢机|hydrogen dispenser',
  figures: ['vessel', 'layers', 'curve', 'blocks'],
  relations: ['fluid', 'electrical', 'layer'],
  subjects: `device|质子交换膜燃料电池|proton exchange membrane fuel cell|H01M8/10
    device|电解水制氢装置|water electrolysis hydrogen production device|C25B1/04
    device|储氢瓶|hydrogen storage cylinder|F17C1/02
    composition|镁基储氢材料|magnesium-based hydrogen storage material|C01B3/00
    system|加氢站控制系统|hydrogen refuelling station control system|F17C13/02
    device|燃料电池双极板|fuel cell bipolar plate|H01M8/02
    composition|析氢电催化剂|hydrogen evolution electrocatalyst|C25B11/04
    method|甲醇重整制氢方法|hydrogen production method by methanol reforming|C01B3/32`,
  parts: `质子交换膜|proton exchange membrane
    气体扩散层|gas diffusion layer
    双极板|bipolar plate
    电解槽|electrolytic cell
    储氢罐|hydrogen storage tank
    氢气循环泵|hydrogen circulation pump
    加湿器|humidifier
    减压阀|pressure-reducing valve
    空气压缩机|air compressor
    催化层|catalyst layer
    气液分离器|gas-liquid separator
    瓶口阀|cylinder valve
    内胆|liner
    氢浓度传感器|hydrogen concentration sensor`,
  materials: `全氟磺酸树脂|perfluorosulfonic acid resin
    铂碳催化剂Pt/C|platinum-on-carbon catalyst Pt/C
    氧化铱（IrO2）|iridium oxide (IrO2)
    氢化镁（MgH2）|magnesium hydride (MgH2)
    泡沫镍|nickel foam
    碳纸|carbon paper
    氢氧化钾（KOH）|potassium hydroxide (KOH)
    硼氢化钠（NaBH4）|sodium borohydride (NaBH4)
    高密度聚乙烯|high-density polyethylene`,
  steps: `将催化剂浆料喷涂于膜上|spraying a catalyst ink on a membrane
    热压得到膜电极组件|hot-pressing to obtain a membrane electrode assembly
    向阳极通入氢气|introducing hydrogen to an anode
    在泡沫镍上电沉积催化剂|electrodepositing a catalyst on nickel foam
    对电解槽施加直流电|applying a direct current to an electrolytic cell
    分离氢气和碱液|separating hydrogen and lye
    预冷并加注氢气|pre-cooling and dispensing hydrogen
    缠绕碳纤维并固化|winding carbon fibre and curing`,
  problems: `膜电极水淹|flooding of a membrane electrode
    制氢能耗高|high energy consumption of hydrogen production
    储氢密度低|a low hydrogen storage density
    氢气泄漏风险大|a large risk of hydrogen leakage
    低温冷启动困难|difficult cold start at low temperature`,
  effects: `降低制氢能耗|reduce the energy consumption of hydrogen production
    提高储氢容量|increase the hydrogen storage capacity
    提高燃料电池耐久性|improve the durability of a fuel cell
    保证加氢安全|ensure the safety of refuelling
    降低过电位|lower the overpotential
    实现快速冷启动|achieve a fast cold start`,
  quantities: `电流密度|current density|A/cm2|0.1|4|0.05
    储氢压力|hydrogen storage pressure|MPa|5|90|1
    过电位|overpotential|mV|20|480|2
    储氢质量密度|gravimetric hydrogen density|wt%|1|9|0.1
    产氢速率|hydrogen production rate|Nm3/h|0.5|2000|0.5
    膜厚度|membrane thickness|μm|8|180|1
    电堆功率|stack power|kW|1|300|1`,
  applications: `氢燃料电池汽车|hydrogen fuel-cell vehicles
    可再生能源消纳|renewable energy absorption
    加氢站|hydrogen refuelling stations
    分布式发电|distributed power generation`,
})
