import { technology } from '../technology.ts'

/** Photovoltaic cells and modules. */
export const solarCell = technology({
  id: 'solar-cell',
  weight: 2,
  field: '太阳能电池|solar cells',
  names: { ja: '太陽電池', ko: '태양 전지', de: 'Solarzelle' },
  industries: '光伏科技|Photovoltaic Technology\n太阳能|Solar\n新能源材料|New Energy Materials',
  ipc: 'H01L31/0224 H01L31/068 H01L31/18 H01L31/048 H10K30/50 H02S20/30 H02S40/44 H01L31/0747 H02S40/10 H10K85/50',
  cpc: 'H01L31/022425 H01L31/0682 H01L31/1804 H01L31/048 H10K30/50 Y02E10/50 Y02E10/549 H02S20/32',
  uspc: '136/256',
  locarno: '13-02',
  article: '太阳能板|solar panel',
  figures: ['layers', 'curve', 'exploded', 'flow'],
  relations: ['layer', 'electrical', 'mechanical'],
  subjects: `device|钙钛矿太阳能电池|perovskite solar cell|H10K30/50
    device|光伏组件|photovoltaic module|H01L31/048
    device|异质结太阳能电池|heterojunction solar cell|H01L31/0747
    method|太阳能电池制绒方法|method for texturing a solar cell|H01L31/0236
    device|光伏跟踪支架|photovoltaic tracking bracket|H02S20/32
    composition|太阳能电池正面银浆|front-side silver paste for a solar cell|H01B1/22
    device|叠层太阳能电池|tandem solar cell|H10K30/57
    device|光伏板清洗装置|photovoltaic panel cleaning device|H02S40/10`,
  parts: `硅片|silicon wafer
    钝化层|passivation layer
    透明导电层|transparent conductive layer
    栅线电极|grid electrode
    电子传输层|electron transport layer
    空穴传输层|hole transport layer
    封装胶膜|encapsulating film
    背板|back sheet
    钢化玻璃|tempered glass
    接线盒|junction box
    边框|frame
    减反射膜|anti-reflection film
    焊带|ribbon
    隧穿氧化层|tunnel oxide layer
    清洗刷辊|cleaning roller brush`,
  materials: `单晶硅|monocrystalline silicon
    甲脒铅碘FAPbI3|formamidinium lead iodide FAPbI3
    氧化铟锡|indium tin oxide
    氮化硅SiNx|silicon nitride SiNx
    二氧化锡（SnO2）|tin dioxide (SnO2)
    银粉|silver powder
    乙烯-醋酸乙烯共聚物|ethylene-vinyl acetate copolymer
    富勒烯C60|fullerene C60
    氢氟酸|hydrofluoric acid
    碘化铯（CsI）|caesium iodide (CsI)`,
  steps: `清洗硅片并制绒|cleaning and texturing a silicon wafer
    沉积本征非晶硅层|depositing an intrinsic amorphous silicon layer
    旋涂钙钛矿前驱体溶液|spin-coating a perovskite precursor solution
    丝网印刷栅线并烧结|screen-printing and firing grid lines
    在氮气中退火|annealing in nitrogen
    激光刻划子电池|laser-scribing sub-cells
    层压封装组件|laminating and encapsulating a module
    测试电流-电压特性|testing current-voltage characteristics`,
  problems: `光电转换效率低|a low photoelectric conversion efficiency
    器件在湿热条件下稳定性差|poor device stability under damp-heat conditions
    界面复合损失大|a large interfacial recombination loss
    银浆耗量高|high silver paste consumption
    组件表面积灰严重|severe dust accumulation on a module surface
    热斑效应明显|an obvious hot-spot effect`,
  effects: `提高光电转换效率|improve the photoelectric conversion efficiency
    降低界面复合|reduce interfacial recombination
    提升器件的长期稳定性|enhance the long-term stability of the device
    降低银耗|reduce the silver consumption
    减少光学损失|reduce the optical loss
    延长组件寿命|prolong the service life of a module`,
  quantities: `光电转换效率|photoelectric conversion efficiency|%|15|33.5|0.1
    开路电压|open-circuit voltage|mV|580|1250|5
    短路电流密度|short-circuit current density|mA/cm2|18|43|0.1
    填充因子|fill factor|%|68|86|0.1
    退火温度|annealing temperature|°C|90|850|5
    薄膜厚度|film thickness|nm|2|800|2
    旋涂转速|spin-coating speed|rpm|1000|6000|100`,
  applications: `屋顶光伏系统|rooftop photovoltaic systems
    大型地面电站|utility-scale ground-mounted power plants
    建筑光伏一体化|building-integrated photovoltaics
    农光互补大棚|agrivoltaic greenhouses`,
})
