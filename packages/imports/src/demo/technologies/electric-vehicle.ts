import { technology } from '../technology.ts'

/** Electric vehicles and charging. */
export const electricVehicle = technology({
  id: 'electric-vehicle',
  weight: 2,
  field: '电动汽车|electric vehicles',
  names: { ja: '電気自動車', ko: '전기 자동차', de: 'Elektrofahrzeug' },
  industries: '汽车科技|Automotive Technology\n新能源汽车|New Energy Vehicles\n车辆部件|Vehicle Components',
  ipc: 'B60L53/30 B60L58/10 B60K1/00 B60L15/20 B60W60/00 B60H1/00 H02K7/116 B60L7/18 B60S5/06 B62D21/00',
  cpc: 'B60L53/302 B60L58/12 B60K1/00 B60L15/20 B60W60/001 B60H1/00278 Y02T10/70 Y02T10/7072',
  uspc: '180/65.1',
  locarno: '12-08',
  article: '汽车|car',
  figures: ['vehicle', 'blocks', 'circuit', 'exploded', 'flow'],
  relations: ['mechanical', 'electrical', 'data'],
  subjects: `device|电动汽车充电桩|electric vehicle charging pile|B60L53/30
    method|电动汽车能量回收方法|energy recovery method for an electric vehicle|B60L7/18
    device|电驱动总成|electric drive assembly|B60K1/00
    system|电动汽车热管理系统|thermal management system for an electric vehicle|B60H1/00
    device|换电装置|battery swapping device|B60L53/80
    method|自动驾驶换道决策方法|lane-change decision method for autonomous driving|B60W60/00
    device|动力电池托盘|power battery tray|B60K1/04
    method|电池荷电状态估计方法|battery state-of-charge estimation method|G01R31/367
    device|永磁同步电机|permanent-magnet synchronous motor|H02K1/27`,
  parts: `驱动电机|drive motor
    电机控制器|motor controller
    动力电池包|power battery pack
    充电接口|charging port
    车载充电机|on-board charger
    减速箱|reduction gearbox
    热泵压缩机|heat-pump compressor
    水冷板|water-cooled plate
    整车控制器|vehicle control unit
    充电枪|charging gun
    高压线束|high-voltage harness
    定子|stator
    转子|rotor
    车身横梁|vehicle body crossbeam
    毫米波雷达|millimetre-wave radar
    制动踏板|brake pedal`,
  materials: `铝型材|aluminium profile
    高强钢|high-strength steel
    钕铁硼永磁体|neodymium-iron-boron permanent magnet
    冷却液|coolant
    碳化硅模块|silicon carbide module
    交联聚乙烯|cross-linked polyethylene
    导热硅脂|thermally conductive silicone grease`,
  steps: `获取电池的电压和电流|acquiring a voltage and a current of a battery
    根据车速计算需求扭矩|calculating a demanded torque according to a vehicle speed
    在制动时分配回馈力矩|distributing a regenerative torque during braking
    与充电桩进行握手通信|performing handshake communication with a charging pile
    检测绝缘电阻|detecting an insulation resistance
    根据温差切换冷却回路|switching a cooling circuit according to a temperature difference
    预测周围车辆的轨迹|predicting trajectories of surrounding vehicles
    锁止换电机构|locking a battery swapping mechanism`,
  problems: `续航里程在低温下缩短|a driving range shortened at low temperature
    充电时间长|a long charging time
    电机噪声明显|obvious motor noise
    荷电状态估计误差大|a large error of state-of-charge estimation
    碰撞时电池易受挤压|a battery easily squeezed in a collision`,
  effects: `增加续航里程|increase the driving range
    缩短充电时间|shorten the charging time
    提高能量回收率|improve the energy recovery rate
    提高行车安全性|improve the driving safety
    降低整车能耗|reduce the energy consumption of the vehicle
    提升乘坐舒适性|improve the riding comfort`,
  quantities: `续航里程|driving range|km|200|1100|5
    充电功率|charging power|kW|3.5|600|0.5
    峰值扭矩|peak torque|N·m|80|900|5
    额定电压|rated voltage|V|48|1000|2
    电机效率|motor efficiency|%|85|98.5|0.1
    百公里电耗|energy consumption per 100 km|kWh|9|26|0.1
    冷却液温度|coolant temperature|°C|-20|85|1`,
  applications: `乘用车|passenger cars
    电动公交车|electric buses
    物流车|logistics vehicles
    城市充电网络|urban charging networks`,
})
