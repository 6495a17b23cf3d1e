import { technology } from '../technology.ts'

/** Graphene and other two-dimensional carbon. */
export const graphene = technology({
  id: 'graphene',
  weight: 2,
  field: '石墨烯材料|graphene materials',
  names: { ja: 'グラフェン材料', ko: '그래핀 소재', de: 'Graphenmaterial' },
  industries: '新材料|Advanced Materials\n石墨烯科技|Graphene Technology\n纳米材料|Nanomaterials',
  ipc: 'C01B32/184 C01B32/19 C01B32/194 C08K3/04 C09D5/24 H01B1/04 H01G11/36 H01M4/36 C08K9/04',
  cpc: 'C01B32/184 C01B32/194 C01B2204/04 C08K3/042 H01M4/587 B82Y30/00 B82Y40/00 H01G11/36',
  uspc: '423/448',
  locarno: '23-03',
  article: '石墨烯取暖器|graphene heater',
  figures: ['lattice', 'curve', 'flow', 'layers'],
  relations: ['layer', 'electrical'],
  subjects: `composition|石墨烯薄膜|graphene film|C01B32/184
    composition|氧化石墨烯分散液|graphene oxide dispersion|C01B32/198
    composition|石墨烯导热膜|graphene thermally conductive film|C01B32/194
    composition|石墨烯电池电极材料|graphene electrode material for a battery|H01M4/36
    composition|石墨烯防腐涂料|graphene anti-corrosion coating|C09D5/08
    method|石墨烯制备方法|method for preparing graphene|C01B32/19
    device|石墨烯柔性传感器|flexible graphene sensor|G01L1/18
    device|石墨烯超级电容器|graphene supercapacitor|H01G11/36
    composition|石墨烯气凝胶|graphene aerogel|C01B32/182`,
  parts: `石墨烯层|graphene layer
    衬底|substrate
    电极|electrode
    导热层|heat-conducting layer
    粘结层|adhesive layer
    石英管|quartz tube
    铜箔|copper foil
    电热膜|electrothermal film
    绝缘层|insulating layer
    剥离辊|peeling roller
    保护层|protective layer
    离子液体凝胶层|ionic-liquid gel layer
    引出端子|lead-out terminal`,
  materials: `石墨烯|graphene
    氧化石墨烯|graphene oxide
    鳞片石墨|flake graphite
    还原氧化石墨烯|reduced graphene oxide
    聚二甲基硅氧烷|polydimethylsiloxane
    水合肼|hydrazine hydrate
    环氧树脂|epoxy resin
    高锰酸钾（KMnO4）|potassium permanganate (KMnO4)
    甲烷（CH4）|methane (CH4)
    氮化硼（h-BN）|hexagonal boron nitride (h-BN)
    抗坏血酸|ascorbic acid`,
  steps: `采用改进的Hummers法氧化石墨|oxidising graphite by a modified Hummers method
    将分散液超声剥离|ultrasonically exfoliating a dispersion
    在铜箔上化学气相沉积生长石墨烯|growing graphene on a copper foil by chemical vapour deposition
    将薄膜转移到目标衬底|transferring a film to a target substrate
    加入还原剂进行还原|adding a reducing agent for reduction
    冷冻干燥得到三维网络|freeze-drying to obtain a three-dimensional network
    在氩气中石墨化处理|graphitising in argon
    离心洗涤至中性|centrifuging and washing until neutral`,
  problems: `石墨烯片层容易团聚|easy agglomeration of graphene sheets
    制备成本高|a high preparation cost
    转移过程中产生破损和褶皱|damage and wrinkles produced during transfer
    层数难以控制|difficulty in controlling the number of layers
    与基体的界面结合弱|weak interfacial bonding with a matrix`,
  effects: `提高导热系数|increase the thermal conductivity
    获得大面积的单层石墨烯|obtain large-area single-layer graphene
    提高导电性|improve the electrical conductivity
    避免石墨烯团聚|prevent agglomeration of the graphene
    降低能耗|reduce the energy consumption
    延长涂层的防腐寿命|extend the anti-corrosion life of the coating`,
  quantities: `石墨烯层数|number of graphene layers|层|1|10|1
    导热系数|thermal conductivity|W/(m·K)|200|1900|10
    方块电阻|sheet resistance|Ω/sq|20|600|5
    比表面积|specific surface area|m2/g|100|2600|20
    超声功率|ultrasonic power|W|100|1200|50
    生长温度|growth temperature|°C|800|1080|5
    片径|lateral size|μm|0.5|60|0.5`,
  applications: `柔性电子器件|flexible electronic devices
    锂离子电池|lithium-ion batteries
    手机散热|heat dissipation of mobile phones
    海洋防腐|marine corrosion protection
    可穿戴设备|wearable devices`,
})
