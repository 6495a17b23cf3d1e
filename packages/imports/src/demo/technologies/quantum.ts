import { technology } from '../technology.ts'

/** Quantum computing, communication and sensing. */
export const quantum = technology({
  id: 'quantum',
  field: '量子信息|quantum information',
  names: { ja: '量子計算', ko: '양자 컴퓨팅', de: 'Quantencomputer' },
  industries: '量子科技|Quantum Technology\n量子信息|Quantum Information\n低温电子|Cryogenic Electronics',
  ipc: 'G06N10/40 G06N10/20 H04L9/08 H04B10/70 G06N10/70 H10N60/12 G01R33/032 G06N10/60 H10N69/00',
  cpc: 'G06N10/40 G06N10/20 H04L9/0852 H04B10/70 G06N10/70 H10N60/12 G01R33/032 B82Y10/00',
  uspc: '257/31',
  locarno: '14-02',
  article: '量子计算机|quantum computer',
  figures: ['circuit', 'vessel', 'blocks', 'curve'],
  relations: ['electrical', 'data'],
  subjects: `device|超导量子芯片|superconducting quantum chip|G06N10/40
    method|量子纠错方法|quantum error correction method|G06N10/70
    system|量子密钥分发系统|quantum key distribution system|H04L9/08
    device|量子比特读取装置|qubit readout device|G06N10/40
    device|离子阱量子计算装置|ion-trap quantum computing device|G06N10/40
    method|量子线路编译方法|quantum circuit compilation method|G06N10/20
    device|量子磁力仪|quantum magnetometer|G01R33/032
    device|稀释制冷机|dilution refrigerator|F25B9/12`,
  parts: `超导量子比特|superconducting qubit
    读取谐振腔|readout resonator
    耦合器|coupler
    约瑟夫森结|Josephson junction
    参量放大器|parametric amplifier
    微波脉冲发生器|microwave pulse generator
    单光子探测器|single-photon detector
    偏振控制器|polarisation controller
    离子阱电极|ion-trap electrode
    混合室|mixing chamber
    纠缠光源|entangled-photon source
    磁屏蔽罩|magnetic shield
    衰减器|attenuator
    量子随机数发生器|quantum random number generator`,
  materials: `铌（Nb）|niobium (Nb)
    铝薄膜|aluminium thin film
    蓝宝石|sapphire
    钽（Ta）|tantalum (Ta)
    掺镱离子171Yb+|ytterbium ion 171Yb+
    金刚石氮空位色心|diamond nitrogen-vacancy centre
    周期极化铌酸锂|periodically poled lithium niobate
    氦-3|helium-3`,
  steps: `将量子比特初始化至基态|initialising a qubit to a ground state
    施加微波脉冲实现量子门|applying a microwave pulse to realise a quantum gate
    测量稳定子算符|measuring a stabiliser operator
    对测量结果进行解码|decoding a measurement result
    制备纠缠态|preparing an entangled state
    比对测量基并筛选密钥|comparing measurement bases and sifting a key
    对误码进行保密放大|performing privacy amplification on bit errors
    校准量子门参数|calibrating parameters of a quantum gate`,
  problems: `量子比特退相干时间短|a short decoherence time of a qubit
    量子比特间串扰严重|severe crosstalk between qubits
    读取保真度低|a low readout fidelity
    密钥成码率低|a low secure key rate
    控制线路数量多|a large number of control lines`,
  effects: `延长相干时间|extend the coherence time
    提高量子门保真度|improve the fidelity of a quantum gate
    抑制串扰|suppress crosstalk
    提高密钥成码率|raise the secure key rate
    减少控制线数量|reduce the number of control lines
    提高测量灵敏度|improve the measurement sensitivity`,
  quantities: `相干时间|coherence time|μs|20|900|5
    量子门保真度|gate fidelity|%|98|99.99|0.01
    工作温度|operating temperature|mK|8|900|1
    比特频率|qubit frequency|GHz|3.5|7.5|0.01
    量子比特数量|number of qubits|个|2|1000|1
    传输距离|transmission distance|km|10|500|5
    误码率|bit error rate|%|0.5|9|0.1`,
  applications: `量子计算|quantum computing
    保密通信|secure communication
    药物分子模拟|simulation of drug molecules
    地磁测量|geomagnetic measurement`,
})
