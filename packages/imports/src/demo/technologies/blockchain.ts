import { technology } from '../technology.ts'

/** Blockchain and its uses. */
export const blockchain = technology({
  id: 'blockchain',
  field: '区块链|blockchain',
  names: { ja: 'ブロックチェーン', ko: '블록체인', de: 'Blockchain' },
  industries: '区块链科技|Blockchain Technology\n可信数据|Trusted Data\n信息安全|Information Security',
  ipc: 'G06F21/64 H04L9/32 G06Q20/38 G06F16/27 H04L9/06 G06Q40/04 H04L67/104 G06F21/62 G06Q10/08',
  cpc: 'G06F21/64 H04L9/3239 G06Q20/3829 G06F16/27 H04L9/50 G06Q40/04 H04L67/104 H04L2209/56',
  uspc: '705/64',
  locarno: '14-02',
  article: '硬件钱包|hardware wallet',
  figures: ['network', 'flow', 'blocks'],
  relations: ['data'],
  subjects: `method|区块链共识方法|blockchain consensus method|H04L67/104
    method|基于区块链的溯源方法|blockchain-based traceability method|G06Q10/08
    system|区块链数据存证系统|blockchain data deposit system|G06F21/64
    method|跨链交易方法|cross-chain transaction method|G06Q20/38
    method|智能合约检测方法|smart contract detection method|G06F21/56
    system|供应链金融平台|supply chain finance platform|G06Q40/03
    method|隐私保护数据共享方法|privacy-preserving data sharing method|G06F21/62
    device|可信硬件终端|trusted hardware terminal|G06F21/57`,
  parts: `共识节点|consensus node
    客户端|client
    智能合约|smart contract
    交易池|transaction pool
    账本存储模块|ledger storage module
    身份认证模块|identity authentication module
    密钥管理模块|key management module
    中继链|relay chain
    预言机|oracle
    轻节点|light node
    安全芯片|security chip
    哈希计算模块|hash calculation module`,
  materials: `默克尔树|Merkle tree
    数字签名|digital signature
    零知识证明|zero-knowledge proof
    哈希值|hash value
    同态密文|homomorphic ciphertext
    通证|token
    公钥证书|public key certificate`,
  steps: `接收客户端提交的交易|receiving a transaction submitted by a client
    验证交易的数字签名|verifying a digital signature of a transaction
    在节点间广播提案|broadcasting a proposal among nodes
    收集投票并达成共识|collecting votes and reaching a consensus
    将区块写入账本|writing a block to a ledger
    生成零知识证明|generating a zero-knowledge proof
    锁定源链资产|locking an asset of a source chain
    查询链上哈希并比对|querying and comparing an on-chain hash`,
  problems: `共识效率低|a low consensus efficiency
    链上存储压力大|a heavy on-chain storage load
    交易隐私泄露|leakage of transaction privacy
    不同链之间难以互通|difficulty of interworking between different chains
    数据容易被篡改|data being easily tampered with`,
  effects: `提高交易吞吐量|increase the transaction throughput
    防止数据被篡改|prevent data from being tampered with
    保护交易隐私|protect transaction privacy
    降低存储开销|reduce the storage overhead
    实现跨链互通|realise cross-chain interworking
    增强溯源可信度|enhance the credibility of traceability`,
  quantities: `交易吞吐量|transaction throughput|笔/s|50|60000|50
    出块间隔|block interval|s|0.2|60|0.2
    节点数量|number of nodes|个|4|600|1
    密钥长度|key length|位|128|4096|128
    确认时延|confirmation delay|ms|50|9000|50
    拜占庭节点比例|proportion of Byzantine nodes|%|5|33|1`,
  applications: `食品溯源|food traceability
    电子存证|electronic evidence
    供应链金融|supply chain finance
    碳交易|carbon trading
    数字版权|digital copyright`,
})
