import { technology } from '../technology.ts'

/** Treatment of water and waste water. */
export const waterTreatment = technology({
  id: 'water-treatment',
  weight: 2,
  field: '水处理|water treatment',
  names: { ja: '水処理', ko: '수처리', de: 'Wasseraufbereitung' },
  industries: '环保科技|Environmental Protection Technology\n水务|Water\n膜技术|Membrane Technology',
  ipc: 'C02F1/44 C02F3/30 C02F9/00 C02F1/72 B01D61/02 C02F1/28 C02F1/46 C02F3/12 B01D69/12 C02F11/12',
  cpc: 'C02F1/441 C02F3/301 C02F9/00 C02F1/725 B01D61/025 C02F1/28 C02F1/46109 Y02W10/10',
  uspc: '210/652',
  locarno: '23-01',
  article: '净水器|water purifier',
  figures: ['vessel', 'flow', 'exploded', 'curve'],
  relations: ['fluid', 'mechanical'],
  subjects: `device|污水处理装置|sewage treatment device|C02F9/00
    composition|反渗透膜|reverse osmosis membrane|B01D69/12
    method|高盐废水处理方法|method for treating high-salinity wastewater|C02F9/00
    composition|重金属吸附剂|heavy metal adsorbent|B01J20/24
    device|一体化净水器|integrated water purifier|C02F9/00
    device|膜生物反应器|membrane bioreactor|C02F3/12
    method|短程硝化脱氮方法|partial nitrification denitrification method|C02F3/30
    device|电催化氧化装置|electrocatalytic oxidation device|C02F1/46
    device|污泥脱水装置|sludge dewatering device|C02F11/12`,
  parts: `进水管|water inlet pipe
    调节池|regulating tank
    厌氧池|anaerobic tank
    好氧池|aerobic tank
    沉淀池|sedimentation tank
    曝气器|aerator
    膜组件|membrane module
    提升泵|lift pump
    滤芯|filter cartridge
    加药装置|dosing device
    污泥斗|sludge hopper
    格栅|screen grille
    紫外灯|ultraviolet lamp
    阳极板|anode plate
    出水堰|effluent weir`,
  materials: `聚合氯化铝|polyaluminium chloride
    石英砂|quartz sand
    聚酰胺|polyamide
    改性生物炭|modified biochar
    过硫酸盐|persulfate
    二氧化钛纳米管|titanium dioxide nanotubes
    葡萄糖碳源|glucose carbon source
    氧化石墨烯|graphene oxide
    厌氧氨氧化菌|anammox bacteria`,
  steps: `使污水通过格栅去除悬浮物|passing sewage through a screen to remove suspended solids
    调节废水的pH值|adjusting a pH of wastewater
    投加絮凝剂并搅拌|adding a flocculant and stirring
    在好氧池中曝气|aerating in an aerobic tank
    将混合液回流至缺氧池|returning a mixed liquor to an anoxic tank
    通过反渗透膜过滤|filtering through a reverse osmosis membrane
    以臭氧氧化难降解有机物|oxidising refractory organic matter with ozone
    将浓水蒸发结晶|evaporating and crystallising a concentrate
    对膜进行反冲洗|backwashing a membrane`,
  problems: `膜污染严重|severe membrane fouling
    脱氮除磷效率低|a low nitrogen and phosphorus removal efficiency
    占地面积大|a large floor area
    药剂消耗大|a large consumption of chemicals
    产生二次污染|secondary pollution
    滤芯更换不便|inconvenient replacement of a filter cartridge`,
  effects: `提高出水水质|improve the effluent quality
    减轻膜污染|alleviate membrane fouling
    降低运行能耗|reduce the operating energy consumption
    减少污泥产量|reduce the sludge production
    实现废水近零排放|achieve near-zero discharge of wastewater
    缩短水力停留时间|shorten the hydraulic retention time`,
  quantities: `化学需氧量|chemical oxygen demand|mg/L|10|8000|5
    水力停留时间|hydraulic retention time|h|0.5|72|0.5
    膜通量|membrane flux|L/(m2·h)|5|120|1
    溶解氧浓度|dissolved oxygen concentration|mg/L|0.2|8|0.1
    氨氮去除率|ammonia nitrogen removal rate|%|60|99.5|0.1
    进水pH值|influent pH||3|11|0.1
    吸附容量|adsorption capacity|mg/g|10|900|5`,
  applications: `城镇生活污水|municipal domestic sewage
    印染废水|printing and dyeing wastewater
    海水淡化|seawater desalination
    养殖尾水|aquaculture tail water
    电镀废水|electroplating wastewater`,
})
