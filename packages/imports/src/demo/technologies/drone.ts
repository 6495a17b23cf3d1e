import { technology } from '../technology.ts'

/** Unmanned aircraft. */
export const drone = technology({
  id: 'drone',
  field: '无人机|drones',
  names: { ja: '無人航空機', ko: '무인 항공기', de: 'Drohne' },
  industries: '无人机科技|Drone Technology\n智能飞行|Intelligent Flight\n航空电子|Avionics',
  ipc: 'B64U10/13 B64U30/20 B64U50/19 B64U101/30 G05D1/10 B64U20/80 B64D1/18 B64U70/00 B64U80/25 G08G5/00',
  cpc: 'B64U10/13 B64U30/20 B64U50/19 B64U2101/30 G05D1/101 B64D1/18 B64U70/00 B64U2101/45',
  uspc: '244/17.23',
  locarno: '12-07',
  article: '无人机|drone',
  figures: ['drone', 'blocks', 'exploded', 'flow'],
  relations: ['mechanical', 'electrical'],
  subjects: `device|植保无人机|plant protection drone|B64D1/18
    device|多旋翼无人机|multi-rotor drone|B64U10/13
    method|无人机航迹规划方法|drone path planning method|G05D1/10
    device|无人机机巢|drone dock|B64U80/25
    device|无人机云台|drone gimbal|B64U20/87
    system|无人机集群控制系统|drone swarm control system|G05D1/10
    device|无人机折叠机臂|foldable drone arm|B64U30/293
    method|无人机电力巡检方法|drone power-line inspection method|G06V20/17`,
  parts: `机架|frame body
    旋翼|rotor
    机臂|arm
    飞行控制器|flight controller
    无刷电机|brushless motor
    云台相机|gimbal camera
    电池仓|battery compartment
    药箱|pesticide tank
    喷头|spray nozzle
    起落架|landing gear
    激光雷达|LiDAR sensor
    锁紧机构|locking mechanism
    充电触点|charging contact
    图传模块|image transmission module`,
  materials: `碳纤维板|carbon-fibre plate
    尼龙PA66|nylon PA66
    镁合金|magnesium alloy
    发泡聚丙烯|expanded polypropylene
    聚碳酸酯|polycarbonate
    硅胶减振垫|silicone damping pad`,
  steps: `获取作业区域的三维地图|acquiring a three-dimensional map of an operation area
    规划避障航迹|planning an obstacle-avoidance path
    采集图像并识别目标|collecting images and identifying a target
    根据风速修正姿态|correcting an attitude according to a wind speed
    控制无人机自动返航|controlling the drone to return automatically
    按变量喷洒药液|spraying a liquid pesticide at a variable rate
    在集群内广播位置信息|broadcasting position information within a swarm
    自动更换电池|automatically replacing a battery`,
  problems: `续航时间短|a short endurance time
    喷洒不均匀|uneven spraying
    抗风能力弱|weak wind resistance
    机臂折叠后占用空间大|a large space occupied after an arm is folded
    图像抖动严重|severe image jitter`,
  effects: `延长续航时间|extend the endurance time
    提高喷洒均匀性|improve the spraying uniformity
    增强抗风稳定性|enhance the wind-resistance stability
    便于携带|facilitate carrying
    提高巡检效率|improve the inspection efficiency
    避免空中碰撞|avoid collisions in the air`,
  quantities: `续航时间|endurance time|min|15|240|1
    有效载荷|payload|kg|0.2|60|0.1
    飞行高度|flight altitude|m|2|500|1
    喷幅|spraying width|m|2|14|0.5
    旋翼转速|rotor speed|rpm|1800|9000|100
    航迹偏差|path deviation|cm|1|90|1`,
  applications: `农业植保|agricultural plant protection
    电力巡检|power-line inspection
    物流配送|logistics delivery
    应急救援|emergency rescue`,
})
