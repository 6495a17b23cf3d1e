import { technology } from '../technology.ts'

/** Plant breeding and cultivation. */
export const cropBreeding = technology({
  id: 'crop-breeding',
  field: '作物育种|crop breeding',
  names: { ja: '作物育種', ko: '작물 육종', de: 'Pflanzenzüchtung' },
  industries: '种业|Seed Industry\n农业科技|Agricultural Technology\n生物育种|Biological Breeding',
  ipc: 'A01H1/04 C12N15/82 A01H5/10 C12Q1/6895 A01H4/00 A01G22/22 A01C1/00 A01H6/46 C07K14/415 A01G7/00',
  cpc: 'A01H1/04 C12N15/8261 A01H5/10 C12Q1/6895 A01H4/008 A01H6/4636 C12Q2600/13 A01G22/22',
  uspc: '800/320.1',
  locarno: '15-03',
  article: '播种机|seeder',
  figures: ['flow', 'curve', 'exploded'],
  relations: ['mechanical', 'fluid'],
  subjects: `method|水稻育种方法|rice breeding method|A01H1/04
    composition|分子标记引物组|molecular marker primer set|C12Q1/6895
    method|小麦抗病基因编辑方法|gene editing method for wheat disease resistance|C12N15/82
    device|种子精选装置|seed selection device|B07B1/28
    composition|抗旱基因|drought-resistance gene|C07K14/415
    method|玉米单倍体诱导方法|maize haploid induction method|A01H1/08
    method|马铃薯脱毒快繁方法|rapid propagation method for virus-free potato|A01H4/00
    device|育苗装置|seedling-raising device|A01G9/02
    composition|种子包衣剂|seed coating agent|A01N25/26`,
  parts: `播种盘|seeding tray
    育苗箱|seedling box
    筛选网|sieving net
    振动电机|vibration motor
    补光灯|supplementary light
    灌溉管|irrigation pipe
    种箱|seed box
    排种器|seed-metering device
    培养瓶|culture bottle
    喷雾头|spray head
    风选管道|air-separation duct`,
  materials: `水稻品系|rice line
    CRISPR/Cas9载体|CRISPR/Cas9 vector
    MS培养基|MS medium
    秋水仙素|colchicine
    农杆菌EHA105|Agrobacterium EHA105
    赤霉素|gibberellin
    萘乙酸|naphthaleneacetic acid
    蛭石|vermiculite
    近等基因系|near-isogenic line
    引物对|primer pair`,
  steps: `以优良品种为母本进行杂交|crossing with an elite variety as a female parent
    提取叶片基因组DNA|extracting genomic DNA from leaves
    进行PCR扩增和电泳检测|performing PCR amplification and electrophoretic detection
    连续回交并自交纯合|continuously backcrossing and selfing to homozygosity
    构建基因编辑载体并转化愈伤组织|constructing a gene-editing vector and transforming callus
    以秋水仙素进行染色体加倍|doubling chromosomes with colchicine
    在田间鉴定农艺性状|evaluating agronomic traits in a field
    诱导不定芽并生根|inducing adventitious buds and rooting`,
  problems: `育种周期长|a long breeding cycle
    抗倒伏性差|poor lodging resistance
    对稻瘟病敏感|susceptibility to rice blast
    诱导率低|a low induction rate
    种子发芽不整齐|uneven germination of seeds
    干旱条件下减产|yield reduction under drought`,
  effects: `缩短育种周期|shorten the breeding cycle
    提高产量|increase the yield
    增强抗病性|enhance the disease resistance
    提高选择准确性|improve the accuracy of selection
    提高发芽率|increase the germination rate
    改善籽粒品质|improve the grain quality`,
  quantities: `亩产量|yield per mu|kg|300|1100|5
    发芽率|germination rate|%|70|99|0.5
    株高|plant height|cm|60|260|1
    千粒重|thousand-grain weight|g|18|420|0.5
    诱导率|induction rate|%|2|18|0.1
    培养温度|culture temperature|°C|18|32|0.5
    光照强度|light intensity|lx|1000|12000|100`,
  applications: `水稻种质资源创新|innovation of rice germplasm
    盐碱地种植|saline-alkali land cultivation
    设施农业|protected agriculture
    粮食增产|grain yield increase`,
})
