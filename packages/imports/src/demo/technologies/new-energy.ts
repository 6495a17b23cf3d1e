import { technology } from '../technology.ts'

/** New sources of energy, and grids adapted to them. */
export const newEnergy = technology({
  id: 'new-energy',
  field: '新型能源|new energy sources',
  names: { ja: '新エネルギー', ko: '신재생 에너지', de: 'Neue Energien' },
  industries: '能源科技|Energy Technology\n电力技术|Electric Power Technology\n综合能源|Integrated Energy',
  ipc: 'H02J3/32 H02J3/38 F24T10/10 F03B13/14 H02J7/35 C10L5/44 G06Q50/06 F24S10/70 H02J3/46 C12P5/02',
  cpc: 'H02J3/32 H02J3/381 F24T10/10 F03B13/14 H02J7/35 C10L5/44 G06Q50/06 Y02E10/30 Y02E70/30',
  uspc: '290/53',
  locarno: '13-02',
  article: '储能柜|energy storage cabinet',
  figures: ['vessel', 'blocks', 'circuit', 'curve'],
  relations: ['electrical', 'fluid', 'mechanical'],
  subjects: `system|新型能源微电网系统|microgrid system for new energy sources|H02J3/38
    device|波浪能发电装置|wave energy power generation device|F03B13/14
    device|地热换热装置|geothermal heat-exchange device|F24T10/10
    method|新型能源并网控制方法|grid-connection control method for new energy sources|H02J3/38
    device|压缩空气储能装置|compressed-air energy storage device|F02C6/16
    composition|生物质成型燃料|biomass briquette fuel|C10L5/44
    device|飞轮储能装置|flywheel energy storage device|H02J15/00
    method|沼气制备方法|biogas preparation method|C12P5/02
    device|温差发电装置|thermoelectric power generation device|H02N11/00`,
  parts: `储能变流器|energy storage converter
    光伏阵列|photovoltaic array
    浮子|float
    换热管|heat-exchange pipe
    飞轮转子|flywheel rotor
    直流母线|DC bus
    蓄热罐|heat storage tank
    涡轮膨胀机|turbo expander
    并网开关|grid-connection switch
    能量管理单元|energy management unit
    发酵池|fermentation pool
    温差发电片|thermoelectric chip
    液压缸|hydraulic cylinder`,
  materials: `相变材料|phase-change material
    熔盐|molten salt
    秸秆|straw
    超级电容器|supercapacitor
    碲化铋（Bi2Te3）|bismuth telluride (Bi2Te3)
    磷酸铁锂电池|lithium iron phosphate battery
    有机工质R245fa|organic working fluid R245fa
    畜禽粪便|livestock manure`,
  steps: `采集电网频率和电压|acquiring a frequency and a voltage of a grid
    计算储能装置的充放电功率|calculating charging and discharging power of an energy storage device
    以虚拟同步机方式并网|connecting to a grid as a virtual synchronous machine
    将波浪的动能转换为液压能|converting kinetic energy of waves into hydraulic energy
    将生物质粉碎并压缩成型|crushing and compressing biomass
    厌氧发酵产生沼气|anaerobically fermenting to generate biogas
    以熔盐储存热量|storing heat with molten salt
    预测日前负荷并优化调度|predicting a day-ahead load and optimising scheduling`,
  problems: `新型能源出力波动大|large output fluctuation of new energy sources
    弃风弃光严重|severe curtailment of wind and solar power
    换热效率低|a low heat-exchange efficiency
    装置在恶劣海况下易损坏|a device easily damaged in harsh sea conditions
    系统惯量不足|insufficient system inertia`,
  effects: `平抑功率波动|smooth the power fluctuation
    提高新型能源消纳率|improve the absorption rate of new energy sources
    提高换热效率|improve the heat-exchange efficiency
    降低碳排放|reduce carbon emissions
    提高供电可靠性|improve the reliability of power supply
    实现能量梯级利用|realise cascade utilisation of energy`,
  quantities: `储能容量|energy storage capacity|MWh|0.1|800|0.1
    转换效率|conversion efficiency|%|20|96|0.5
    蓄热温度|heat storage temperature|°C|60|580|5
    母线电压|bus voltage|V|380|1500|10
    飞轮转速|flywheel speed|rpm|3000|45000|500
    发酵周期|fermentation period|天|5|45|1`,
  applications: `海岛供电|power supply for islands
    工业园区|industrial parks
    农村清洁取暖|clean heating in rural areas
    电网调峰|peak shaving of power grids`,
})
