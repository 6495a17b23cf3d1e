import { technology } from '../technology.ts'

/** Industrial and service robots. */
export const robot = technology({
  id: 'robot',
  weight: 2,
  field: '机器人|robots',
  names: { ja: 'ロボット', ko: '로봇', de: 'Roboter' },
  industries: '机器人科技|Robotics Technology\n智能装备|Intelligent Equipment\n自动化|Automation',
  ipc: 'B25J9/16 B25J15/08 B25J13/08 B25J5/00 B25J17/02 B62D57/032 A47L11/24 G05D1/02 B25J19/00 B25J11/00',
  cpc: 'B25J9/1664 B25J15/08 B25J13/085 B25J5/007 B25J17/0258 B62D57/032 A47L11/4011 G05B2219/40',
  uspc: '700/245',
  locarno: '15-99',
  article: '服务机器人|service robot',
  figures: ['arm', 'blocks', 'exploded', 'flow'],
  relations: ['mechanical', 'electrical'],
  subjects: `device|工业机器人关节|industrial robot joint|B25J17/02
    device|机器人夹爪|robot gripper|B25J15/08
    method|机器人轨迹规划方法|robot trajectory planning method|B25J9/16
    device|四足机器人|quadruped robot|B62D57/032
    device|扫地机器人|sweeping robot|A47L11/24
    device|人形机器人灵巧手|dexterous hand of a humanoid robot|B25J15/10
    system|机器人力控打磨系统|force-controlled robot grinding system|B24B27/00
    method|移动机器人定位方法|mobile robot positioning method|G05D1/02
    device|下肢外骨骼机器人|lower-limb exoskeleton robot|B25J9/00`,
  parts: `基座|base
    大臂|upper arm
    小臂|forearm
    减速器|reducer
    伺服电机|servo motor
    末端执行器|end effector
    力矩传感器|torque sensor
    视觉相机|vision camera
    控制器|controller
    编码盘|encoder disc
    夹指|gripper finger
    万向轮|universal wheel
    同步带|synchronous belt
    制动器|brake
    柔性关节|flexible joint
    吸盘|suction cup`,
  materials: `铸铝|cast aluminium
    热塑性聚氨酯|thermoplastic polyurethane
    合金钢40Cr|alloy steel 40Cr
    碳纤维管|carbon-fibre tube
    聚甲醛|polyoxymethylene
    硅胶皮肤|silicone skin`,
  steps: `标定相机与机器人的坐标关系|calibrating a coordinate relationship between a camera and a robot
    识别工件位姿|recognising a pose of a workpiece
    求解逆运动学|solving inverse kinematics
    生成无碰撞轨迹|generating a collision-free trajectory
    根据接触力调整阻抗参数|adjusting impedance parameters according to a contact force
    融合激光与惯性数据进行定位|fusing laser and inertial data for positioning
    控制夹爪抓取工件|controlling a gripper to grasp a workpiece
    检测到碰撞后停机|stopping upon detection of a collision`,
  problems: `重复定位精度低|low repeat positioning accuracy
    抓取易损物体时容易造成损坏|easy damage when fragile objects are grasped
    关节体积大且笨重|bulky and heavy joints
    路径规划耗时长|time-consuming path planning
    在复杂地形上容易倾倒|easy overturning on complex terrain`,
  effects: `提高重复定位精度|improve the repeat positioning accuracy
    提升抓取稳定性|improve the grasping stability
    缩短节拍时间|shorten the cycle time
    保证人机协作安全|ensure the safety of human-robot collaboration
    减小关节体积|reduce the volume of a joint
    增强环境适应能力|enhance the adaptability to the environment`,
  quantities: `重复定位精度|repeat positioning accuracy|mm|0.01|0.5|0.01
    额定负载|rated load|kg|0.5|500|0.5
    关节转速|joint speed|°/s|30|720|5
    减速比|reduction ratio|:1|20|160|1
    夹持力|gripping force|N|2|900|1
    行走速度|walking speed|m/s|0.2|6|0.1`,
  applications: `焊接生产线|welding production lines
    仓储物流|warehouse logistics
    家庭服务|household services
    康复训练|rehabilitation training
    半导体晶圆搬运|semiconductor wafer handling`,
})
