import { technology } from '../technology.ts'

/** Food and its processing. */
export const food = technology({
  id: 'food',
  weight: 2,
  field: '食品加工|food processing',
  names: { ja: '食品加工', ko: '식품 가공', de: 'Lebensmittelverarbeitung' },
  industries: '食品|Food\n食品科技|Food Technology\n农产品加工|Agricultural Product Processing',
  ipc: 'A23L33/10 A23L2/38 A23F3/16 A23C9/13 A23L3/36 A23P10/30 A23N12/02 A21D13/06 A23L11/00 A23B7/04',
  cpc: 'A23L33/105 A23L2/38 A23F3/16 A23C9/13 A23L3/36 A23P10/30 A23N12/02 A23V2002/00',
  uspc: '426/61',
  locarno: '01-01',
  article: '饼干|biscuit',
  figures: ['vessel', 'flow', 'exploded', 'curve'],
  relations: ['mechanical', 'fluid'],
  subjects: `composition|益生菌发酵饮料|probiotic fermented beverage|A23L2/38
    composition|植物蛋白饮料|plant protein beverage|A23L2/66
    method|茶叶加工方法|tea processing method|A23F3/06
    device|果蔬清洗机|fruit and vegetable washing machine|A23N12/02
    composition|低糖烘焙食品|low-sugar bakery product|A21D13/06
    device|速冻装置|quick-freezing device|A23L3/36
    composition|膳食纤维组合物|dietary fibre composition|A23L33/21
    method|豆制品加工方法|soybean product processing method|A23L11/45
    composition|酸奶|yogurt|A23C9/13
    device|油炸机|frying machine|A47J37/12`,
  parts: `料斗|hopper
    输送带|conveyor belt
    搅拌轴|stirring shaft
    加热管|heating tube
    喷淋管|spray pipe
    切刀|cutting knife
    发酵罐|fermentation tank
    均质机|homogeniser
    冷风机|cold-air blower
    滤网|filter screen
    蒸汽室|steam chamber
    出料口|discharge port
    压榨辊|pressing roller
    滚筒|drum`,
  materials: `脱脂乳粉|skimmed milk powder
    绿茶|green tea
    植物乳杆菌|Lactiplantibacillus plantarum
    大豆分离蛋白|soy protein isolate
    赤藓糖醇|erythritol
    低聚果糖|fructo-oligosaccharide
    燕麦β-葡聚糖|oat β-glucan
    枸杞多糖|Lycium polysaccharide
    果胶|pectin
    柑橘精油|citrus essential oil
    麦芽糊精|maltodextrin`,
  steps: `将原料清洗并切分|washing and cutting raw materials
    高压均质|high-pressure homogenising
    接种菌种进行发酵|inoculating a strain for fermentation
    巴氏杀菌|pasteurising
    喷雾干燥制粉|spray-drying into powder
    以酶制剂水解|hydrolysing with an enzyme preparation
    摊青并杀青|withering and fixing tea leaves
    真空冷冻干燥|vacuum freeze-drying
    真空包装|vacuum-packaging`,
  problems: `口感粗糙|a coarse mouthfeel
    活菌数在货架期内下降快|a rapid decline of viable bacteria within a shelf life
    营养成分损失大|a large loss of nutrients
    加工过程中易褐变|easy browning during processing
    含糖量高|a high sugar content
    清洗不彻底|incomplete washing`,
  effects: `改善口感|improve the mouthfeel
    延长保质期|extend the shelf life
    保留营养成分|retain nutrients
    降低含糖量|lower the sugar content
    调节肠道菌群|regulate the intestinal flora
    提高加工效率|improve the processing efficiency`,
  quantities: `发酵温度|fermentation temperature|°C|20|45|0.5
    杀菌时间|sterilisation time|s|2|1800|2
    均质压力|homogenising pressure|MPa|5|120|1
    活菌数|viable count|亿CFU/mL|0.1|50|0.1
    含水率|moisture content|%|1|70|0.5
    可溶性固形物含量|soluble solids content|°Brix|2|68|0.5
    料液比|solid-to-liquid ratio|:1|0.02|0.5|0.01`,
  applications: `儿童营养食品|children's nutritional food
    即饮茶饮料|ready-to-drink tea beverages
    预制菜|prepared dishes
    糖尿病人群食品|food for diabetics`,
})
