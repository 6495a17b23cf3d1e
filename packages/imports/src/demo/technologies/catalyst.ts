import { technology } from '../technology.ts'

/** Catalysts of chemistry and exhaust treatment. */
export const catalyst = technology({
  id: 'catalyst',
  weight: 2,
  field: '催化剂|catalysts',
  names: { ja: '触媒', ko: '촉매', de: 'Katalysator' },
  industries: '化工科技|Chemical Technology\n催化材料|Catalytic Materials\n石化|Petrochemical',
  ipc: 'B01J23/42 B01J29/40 B01J23/75 B01J27/24 B01J35/00 B01J37/08 C07C1/04 B01D53/86 B01J31/22 B01J21/06',
  cpc: 'B01J23/42 B01J29/40 B01J23/75 B01J27/24 B01J37/08 B01D53/8628 C07C1/0485 Y02P20/52',
  uspc: '502/300',
  locarno: '23-01',
  article: '反应器筒体|reactor barrel',
  figures: ['curve', 'vessel', 'lattice', 'flow'],
  relations: ['fluid', 'mechanical'],
  subjects: `composition|负载型铂催化剂|supported platinum catalyst|B01J23/42
    composition|分子筛催化剂|molecular sieve catalyst|B01J29/40
    composition|脱硝催化剂|denitration catalyst|B01D53/86
    composition|单原子催化剂|single-atom catalyst|B01J27/24
    method|二氧化碳加氢制甲醇方法|method for producing methanol by CO2 hydrogenation|C07C29/154
    composition|光催化剂|photocatalyst|B01J23/06
    device|固定床反应器|fixed-bed reactor|B01J8/02
    composition|加氢脱硫催化剂|hydrodesulfurisation catalyst|B01J23/882
    composition|烯烃聚合催化剂|olefin polymerisation catalyst|C08F10/00`,
  parts: `催化剂床层|catalyst bed
    反应管|reaction tube
    进料口|feed inlet
    气体分布器|gas distributor
    换热夹套|heat-exchange jacket
    冷凝器|condenser
    分离罐|separation tank
    循环压缩机|recycle compressor
    测温套管|thermowell
    再生器|regenerator
    蜂窝载体|honeycomb carrier
    旋风分离器|cyclone separator`,
  materials: `氧化铝载体|alumina support
    氯铂酸（H2PtCl6）|chloroplatinic acid (H2PtCl6)
    ZSM-5分子筛|ZSM-5 molecular sieve
    二氧化铈（CeO2）|cerium dioxide (CeO2)
    硝酸钴|cobalt nitrate
    偏钒酸铵|ammonium metavanadate
    介孔二氧化硅SBA-15|mesoporous silica SBA-15
    钼酸铵|ammonium molybdate
    石墨相氮化碳g-C3N4|graphitic carbon nitride g-C3N4
    三乙胺|triethylamine`,
  steps: `将载体浸渍于金属盐溶液|impregnating a support with a metal salt solution
    在空气中焙烧|calcining in air
    在氢气气氛下还原|reducing under a hydrogen atmosphere
    以共沉淀法制备前驱体|preparing a precursor by co-precipitation
    水热晶化|hydrothermal crystallisation
    以铵盐溶液进行离子交换|performing ion exchange with an ammonium salt solution
    将催化剂压片并筛分|tableting and sieving a catalyst
    通入原料气进行反应|introducing a feed gas for reaction
    对失活催化剂进行再生|regenerating a deactivated catalyst`,
  problems: `催化剂易积碳失活|easy deactivation of a catalyst by coking
    目标产物选择性低|a low selectivity to a target product
    贵金属用量大|a large amount of noble metal
    低温活性差|poor low-temperature activity
    活性组分易烧结|easy sintering of active components
    抗硫中毒能力弱|weak resistance to sulfur poisoning`,
  effects: `提高催化活性|improve the catalytic activity
    提高目标产物选择性|improve the selectivity to a target product
    降低贵金属用量|reduce the amount of noble metal
    延长催化剂寿命|prolong the life of a catalyst
    拓宽反应温度窗口|widen the reaction temperature window
    增强抗积碳性能|enhance the anti-coking performance`,
  quantities: `反应温度|reaction temperature|°C|60|750|5
    反应压力|reaction pressure|MPa|0.1|12|0.1
    焙烧温度|calcination temperature|°C|300|800|10
    转化率|conversion rate|%|40|99.9|0.1
    选择性|selectivity|%|55|99.9|0.1
    体积空速|volume space velocity|h-1|500|60000|500
    孔径|pore diameter|nm|0.4|40|0.1
    负载量|loading amount|wt%|0.05|20|0.05`,
  applications: `煤化工|coal chemical industry
    机动车尾气净化|purification of vehicle exhaust
    精细化学品合成|synthesis of fine chemicals
    挥发性有机物治理|treatment of volatile organic compounds`,
})
