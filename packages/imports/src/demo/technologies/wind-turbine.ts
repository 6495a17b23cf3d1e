import { technology } from '../technology.ts'

/** Wind power. */
export const windTurbine = technology({
  id: 'wind-turbine',
  field: '风力发电|wind power generation',
  names: { ja: '風力発電', ko: '풍력 발전', de: 'Windkraftanlage' },
  industries: '风电科技|Wind Power Technology\n能源装备|Energy Equipment\n海上风电|Offshore Wind',
  ipc: 'F03D1/06 F03D7/02 F03D13/25 F03D80/50 F03D17/00 F03D9/25 F03D13/10 F03D80/40 H02J3/38 F03D15/00',
  cpc: 'F03D1/0675 F03D7/0224 F03D13/25 F03D80/50 F03D17/00 Y02E10/72 Y02E10/727 F05B2240/95',
  uspc: '416/223',
  locarno: '13-01',
  article: '风力发电机|wind turbine',
  figures: ['turbine', 'curve', 'blocks', 'exploded'],
  relations: ['mechanical', 'electrical'],
  subjects: `device|风力发电机叶片|wind turbine blade|F03D1/06
    method|风力发电机变桨控制方法|wind turbine pitch control method|F03D7/02
    device|海上风电基础|offshore wind power foundation|F03D13/25
    device|风力发电机塔筒|wind turbine tower|F03D13/20
    device|叶片除冰装置|blade de-icing device|F03D80/40
    system|风电场功率预测系统|wind farm power prediction system|H02J3/00
    device|垂直轴风力发电机|vertical-axis wind turbine|F03D3/06
    device|叶片维护平台|blade maintenance platform|F03D80/50`,
  parts: `叶片|blade
    轮毂|hub
    机舱|nacelle
    塔筒|tower
    变桨轴承|pitch bearing
    偏航驱动器|yaw drive
    齿轮箱|gearbox
    发电机|generator
    变流器|converter
    主轴|main shaft
    桩基础|pile foundation
    叶根螺栓|blade-root bolt
    测风仪|anemometer
    系泊缆|mooring line`,
  materials: `玻璃纤维增强塑料|glass-fibre-reinforced plastic
    碳纤维主梁|carbon-fibre spar cap
    巴沙木|balsa wood
    乙烯基酯树脂|vinyl ester resin
    海工混凝土|marine concrete
    球墨铸铁QT400|ductile cast iron QT400
    防雷铜网|lightning-protection copper mesh`,
  steps: `采集风速和转速数据|acquiring wind speed and rotor speed data
    计算目标桨距角|calculating a target pitch angle
    预测未来时段的风功率|predicting wind power for a future period
    真空灌注树脂|vacuum-infusing a resin
    吊装塔筒和机舱|hoisting a tower and a nacelle
    根据风向控制偏航|controlling yaw according to a wind direction
    监测叶片应变|monitoring a strain of a blade
    启动加热除冰|starting heating for de-icing`,
  problems: `叶片前缘易受雨蚀|easy rain erosion of a blade leading edge
    载荷波动大|large load fluctuation
    海上运维成本高|a high offshore operation and maintenance cost
    低风速下发电量低|low power generation at low wind speed
    叶片覆冰|icing of a blade`,
  effects: `提高发电量|increase the power generation
    降低疲劳载荷|reduce the fatigue load
    降低运维成本|reduce the operation and maintenance cost
    提高功率预测精度|improve the power prediction accuracy
    避免雷击损坏|avoid lightning damage
    便于海上运输和安装|facilitate offshore transport and installation`,
  quantities: `额定功率|rated power|MW|1.5|18|0.1
    叶片长度|blade length|m|30|130|0.5
    切入风速|cut-in wind speed|m/s|2|4.5|0.1
    桨距角|pitch angle|°|0|92|1
    塔筒高度|tower height|m|60|180|1
    功率系数|power coefficient||0.3|0.52|0.01`,
  applications: `海上风电场|offshore wind farms
    低风速地区|low-wind-speed regions
    高原风电场|plateau wind farms
    分散式风电|distributed wind power`,
})
