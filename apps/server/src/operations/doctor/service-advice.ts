import type { ClusterDisk } from '../../adapters/open-search-cluster.ts'
import { jobName } from '../jobs/job-names.ts'
import { hint, warning, type Advice } from './advice-level.ts'
import type { Facts } from './facts.ts'
import { bytes } from './format-bytes.ts'

/** What to change about database, file store, search engine and jobs. */
export const SERVICE_RULES: readonly ((facts: Facts) => readonly Advice[])[] = [
  ({ databaseError }) =>
    databaseError === null
      ? []
      : [
          warning({
            zh: `数据库无法连接：${databaseError}。请检查 DATABASE_URL`,
            en: `The database cannot be reached: ${databaseError}. Check DATABASE_URL`,
          }),
        ],
  ({ filesError }) =>
    filesError === null
      ? []
      : [
          warning({
            zh: `文件存储不可用：${filesError}。附图与上传暂不可用，请检查 GEZHI_FILES_URL 与存储服务，以及对桶的读、写、删除权限`,
            en: `The file store does not work: ${filesError}. Drawings and uploads are unavailable: check GEZHI_FILES_URL, the store, and the permissions to read, write and delete in the bucket`,
          }),
        ],
  ({ searchError }) =>
    searchError === null
      ? []
      : [
          warning({
            zh: `检索引擎没有响应：${searchError}。请检查索引，或 GEZHI_SEARCH_URL 与检索集群`,
            en: `The search engine does not answer: ${searchError}. Check the index, or GEZHI_SEARCH_URL and the cluster`,
          }),
        ],
  ({ cluster }) => {
    if (cluster === null || cluster.status === 'green') return []
    const { status, nodes, unassigned } = cluster
    if (status === 'red')
      return [
        warning({
          zh: `检索集群为 red：${unassigned} 个分片未分配，部分文献检索不到。请启动缺失的节点（现有 ${nodes} 个）；GET _cluster/allocation/explain 说明原因`,
          en: `The search cluster is red: ${unassigned} shards are unassigned, and some records cannot be found. Start the missing nodes (there are ${nodes}); GET _cluster/allocation/explain says why`,
        }),
      ]
    return nodes === 1
      ? [
          hint({
            zh: `检索集群只有一个节点，${unassigned} 个副本无处存放：设置 GEZHI_SEARCH_REPLICAS=0，或增加节点`,
            en: `The search cluster has one node, so that ${unassigned} copies of shards have no place: set GEZHI_SEARCH_REPLICAS=0, or add a node`,
          }),
        ]
      : [
          warning({
            zh: `检索集群为 yellow：${unassigned} 个副本未分配，再失去一个节点可能丢失数据。请检查各节点（现有 ${nodes} 个）；GET _cluster/allocation/explain 说明原因`,
            en: `The search cluster is yellow: ${unassigned} copies of shards are unassigned, and the loss of another node may lose data. Check the nodes (there are ${nodes}); GET _cluster/allocation/explain says why`,
          }),
        ]
  },
  ({ cluster }) => (cluster?.disks ?? []).flatMap(diskAdvice),
  ({ failedJobs }) =>
    (failedJobs ?? []).map(({ queue, failed, cause }) => {
      const name = jobName(queue)
      return warning({
        zh: `后台任务“${name.zh}”最近一次失败（7 天内 ${failed} 次）：${cause.zh}。排除后可在“后台任务”页重试，详情见日志中的 job failed`,
        en: `The job “${name.en}” failed when it last ran (${failed} times in 7 days): ${cause.en}. Retry it on the page Background jobs; the log has details under job failed`,
      })
    }),
]

function diskAdvice({ node, free, total, level }: ClusterDisk): Advice[] {
  const left = { zh: `余 ${bytes(free)}，共 ${bytes(total)}`, en: `${bytes(free)} of ${bytes(total)} free` }
  if (level === 'flood')
    return [
      warning({
        zh: `检索集群节点 ${node} 的磁盘已满（${left.zh}），其索引只读，无法导入：请清理或扩容`,
        en: `The disk of the node ${node} of the search cluster is full (${left.en}); its indexes are read-only and imports fail: free or add space`,
      }),
    ]
  if (level === 'high')
    return [
      warning({
        zh: `检索集群节点 ${node} 的磁盘超过 high 水位（${left.zh}），分片正被移走：请清理或扩容`,
        en: `The disk of the node ${node} of the search cluster is above the high watermark (${left.en}), and its shards are moved away: free or add space`,
      }),
    ]
  if (level === 'low')
    return [
      hint({
        zh: `检索集群节点 ${node} 的磁盘超过 low 水位（${left.zh}），不再接收新分片：请尽快清理或扩容`,
        en: `The disk of the node ${node} of the search cluster is above the low watermark (${left.en}) and gets no more shards: free or add space soon`,
      }),
    ]
  return []
}
