import { technology } from '../technology.ts'

/** Lithium-ion, sodium-ion and solid-state cells. */
export const battery = technology({
  id: 'battery',
  weight: 4,
  field: '锂离子电池|lithium-ion batteries',
  names: { ja: 'リチウムイオン電池', ko: '리튬 이온 전지', de: 'Lithium-Ionen-Batterie' },
  industries: '新能源|New Energy\n电池|Battery\n储能科技|Energy Storage Technology',
  ipc: 'H01M10/0525 H01M4/36 H01M4/62 H01M4/587 H01M10/0565 H01M50/20 H01M10/613 H01M10/44 H01M4/525 H01M4/58',
  cpc: 'H01M10/0525 H01M4/364 H01M4/625 H01M10/0565 H01M50/204 Y02E60/10 H01M10/613 H01M2004/028',
  uspc: '429/231.95',
  locarno: '13-02',
  article: '电池包|battery pack',
  figures: ['layers', 'curve', 'flow', 'exploded'],
  relations: ['layer', 'electrical'],
  subjects: `composition|锂离子电池正极材料|positive electrode material for a lithium-ion battery|H01M4/525
    composition|硅碳负极材料|silicon-carbon negative electrode material|H01M4/36
    device|电池模组|battery module|H01M50/20
    composition|固态电解质|solid electrolyte|H01M10/0565
    composition|石墨烯复合导电浆料|graphene composite conductive slurry|H01M4/62
    device|锂离子电池|lithium-ion battery|H01M10/0525
    method|磷酸铁锂电池回收方法|method for recycling a LiFePO4 battery|H01M10/54
    device|电池热管理装置|battery thermal management device|H01M10/613
    composition|钠离子电池正极材料|positive electrode material for a sodium-ion battery|H01M4/58
    system|电池管理系统|battery management system|H01M10/42
    device|锂硫电池隔膜|lithium-sulfur battery separator|H01M50/40`,
  parts: `正极片|positive electrode sheet
    负极片|negative electrode sheet
    隔膜|separator
    电解液|liquid electrolyte
    壳体|housing
    极耳|tab
    集流体|current collector
    液冷板|liquid-cooling plate
    汇流排|busbar
    防爆阀|explosion-proof valve
    导热垫|thermally conductive pad
    采样线束|sampling harness
    端板|end plate
    固态电解质层|solid-electrolyte layer
    气凝胶隔热片|aerogel heat-insulation sheet
    温度传感器|temperature sensor`,
  materials: `磷酸铁锂（LiFePO4）|lithium iron phosphate (LiFePO4)
    石墨烯|graphene
    人造石墨|artificial graphite
    聚偏氟乙烯|polyvinylidene fluoride
    三元材料LiNi0.8Co0.1Mn0.1O2|ternary material LiNi0.8Co0.1Mn0.1O2
    碳纳米管|carbon nanotubes
    六氟磷酸锂（LiPF6）|lithium hexafluorophosphate (LiPF6)
    碳酸乙烯酯|ethylene carbonate
    硅氧化物SiOx|silicon oxide SiOx
    N-甲基吡咯烷酮|N-methyl-2-pyrrolidone
    锂镧锆氧Li7La3Zr2O12|garnet-type Li7La3Zr2O12
    普鲁士蓝类似物|Prussian blue analogue`,
  steps: `将原料按化学计量比混合并球磨|mixing and ball-milling raw materials in a stoichiometric ratio
    将浆料涂布在集流体上|coating a slurry on a current collector
    在惰性气氛下烧结|sintering in an inert atmosphere
    将极片辊压并分切|roll-pressing and slitting an electrode sheet
    真空干燥以除去溶剂|vacuum-drying to remove a solvent
    将电芯注液并化成|injecting an electrolyte into a cell and performing formation
    以碳源进行包覆|coating with a carbon source
    将前驱体预烧|pre-sintering a precursor
    采用水热法合成前驱体|synthesising a precursor by a hydrothermal process`,
  problems: `循环过程中容量衰减快|rapid capacity fading during cycling
    低温下倍率性能差|poor rate performance at low temperature
    热失控风险高|a high risk of thermal runaway
    首次库仑效率低|a low first coulombic efficiency
    界面阻抗大|a large interfacial impedance
    锂枝晶容易生长|easy growth of lithium dendrites
    各电芯之间温差大|a large temperature difference between cells`,
  effects: `提高循环寿命|improve the cycle life
    提升能量密度|raise the energy density
    抑制锂枝晶生长|suppress the growth of lithium dendrites
    降低内阻|lower the internal resistance
    改善低温性能|improve the low-temperature performance
    提高电池的安全性|improve the safety of the battery
    缩短充电时间|shorten the charging time`,
  quantities: `放电比容量|discharge specific capacity|mAh/g|120|380|1
    烧结温度|sintering temperature|°C|600|950|5
    平均粒径|mean particle size|nm|50|900|10
    压实密度|compaction density|g/cm3|1.4|3.8|0.05
    循环次数|number of cycles|次|300|6000|100
    涂布厚度|coating thickness|μm|10|180|2
    离子电导率|ionic conductivity|mS/cm|0.1|12|0.1
    截止电压|cut-off voltage|V|2|4.6|0.05`,
  applications: `电动汽车|electric vehicles
    储能电站|energy storage stations
    便携式电子设备|portable electronic devices
    无人机|drones
    低温环境|low-temperature environments`,
})
