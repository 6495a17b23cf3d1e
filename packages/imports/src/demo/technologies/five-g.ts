import { technology } from '../technology.ts'

/** Mobile communication of the fifth generation. */
export const fiveG = technology({
  id: 'five-g',
  weight: 2,
  field: '5G通信|5G communication',
  names: { ja: '5G通信', ko: '5G 통신', de: '5G-Kommunikation' },
  industries: '通信技术|Communication Technology\n电信设备|Telecom Equipment\n无线科技|Wireless Technology',
  ipc: 'H04W72/04 H04B7/06 H04L5/00 H04W24/02 H01Q21/06 H04W16/28 H04L27/26 H04W52/02 H04W36/00 H01Q1/24',
  cpc: 'H04W72/044 H04B7/0617 H04L5/0051 H04W24/02 H01Q21/065 H04W16/28 H04L27/2607 Y02D30/70',
  uspc: '455/452.1',
  locarno: '14-03',
  article: '基站天线|base station antenna',
  figures: ['network', 'blocks', 'flow', 'curve'],
  relations: ['data', 'electrical'],
  subjects: `method|5G通信波束管理方法|beam management method for 5G communication|H04B7/06
    device|毫米波阵列天线|millimetre-wave array antenna|H01Q21/06
    system|5G通信网络切片系统|network slicing system for 5G communication|H04W24/02
    method|信道状态信息反馈方法|channel state information feedback method|H04B7/06
    device|5G通信基站散热装置|heat-dissipation device for a 5G communication base station|H05K7/20
    method|随机接入方法|random access method|H04W74/08
    device|射频前端模块|radio-frequency front-end module|H04B1/40
    system|车联网通信系统|vehicle-to-everything communication system|H04W4/40`,
  parts: `基站|base station
    用户设备|user equipment
    天线阵列|antenna array
    射频单元|radio-frequency unit
    基带处理单元|baseband processing unit
    移相器|phase shifter
    功率放大器|power amplifier
    滤波器|filter
    调度模块|scheduling module
    边缘服务器|edge server
    核心网网元|core network element
    中继节点|relay node
    波束选择模块|beam selection module
    时钟同步单元|clock synchronisation unit`,
  materials: `液晶聚合物|liquid crystal polymer
    氮化镓（GaN）|gallium nitride (GaN)
    低温共烧陶瓷|low-temperature co-fired ceramic
    聚苯硫醚|polyphenylene sulfide
    铁氧体|ferrite
    改性聚酰亚胺|modified polyimide`,
  steps: `接收终端上报的测量结果|receiving a measurement result reported by a terminal
    根据参考信号估计信道|estimating a channel according to a reference signal
    为用户分配时频资源|allocating time-frequency resources to a user
    计算预编码矩阵|calculating a precoding matrix
    向目标小区发起切换|initiating a handover to a target cell
    对下行数据进行调制编码|modulating and coding downlink data
    根据业务类型选择网络切片|selecting a network slice according to a service type
    发送确认信息|sending an acknowledgement`,
  problems: `信令开销大|a large signalling overhead
    小区边缘速率低|a low rate at a cell edge
    终端功耗高|high power consumption of a terminal
    高频信号衰减严重|severe attenuation of high-frequency signals
    切换时延长|a long handover delay
    多用户间干扰严重|severe interference among multiple users`,
  effects: `降低信令开销|reduce the signalling overhead
    提高频谱效率|improve the spectral efficiency
    降低端到端时延|reduce the end-to-end delay
    节省终端电量|save the battery power of a terminal
    扩大覆盖范围|extend the coverage
    提升系统容量|increase the system capacity`,
  quantities: `载波频率|carrier frequency|GHz|0.7|39|0.1
    子载波间隔|subcarrier spacing|kHz|15|240|15
    端到端时延|end-to-end delay|ms|0.5|20|0.5
    峰值速率|peak rate|Gbps|0.5|20|0.1
    天线增益|antenna gain|dBi|8|32|0.5
    发射功率|transmit power|dBm|10|49|1
    天线端口数量|number of antenna ports|个|2|256|2`,
  applications: `工业互联网|the industrial Internet
    自动驾驶|autonomous driving
    远程医疗|telemedicine
    超高清视频直播|ultra-high-definition live streaming
    智慧港口|smart ports`,
})
