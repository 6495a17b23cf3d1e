import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain graph return. */
export const GRAPH_ERRORS = {
  GRAPH_NODE_NOT_FOUND: { code: 404, everywhere: false, zh: '数据库中没有与「{name}」相连的记录', en: 'No record is linked to "{name}"' },
  GRAPH_HISTORY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该图谱检索记录', en: 'Entry of the graph history not found' },
  GRAPH_SNAPSHOT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该图谱快照', en: 'Graph snapshot not found' },
  GRAPH_SNAPSHOT_NODE_TWICE: {
    code: 400,
    everywhere: false,
    zh: '快照中的节点「{name}」重复',
    en: 'The snapshot has the node "{name}" twice',
  },
  GRAPH_SNAPSHOT_LINK: {
    code: 400,
    everywhere: false,
    zh: '快照的第 {link} 条连线指向第 {node} 个节点，而快照只有 {nodes} 个节点',
    en: 'Link {link} of the snapshot names node {node}, but the snapshot has {nodes}',
  },
  GRAPH_SNAPSHOTS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可保存 {limit} 个图谱快照，请先删除不需要的快照',
    en: 'At most {limit} graph snapshots can be saved; delete some first',
  },
} as const satisfies ErrorTable
