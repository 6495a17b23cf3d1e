import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { LIST_ERRORS } from '../kinds/record-list.ts'
import { MAX_INTEGER, text } from '../text.ts'
import {
  foundNodeSchema,
  foundNodesSchema,
  graphHistorySchema,
  graphIdSchema,
  graphLinkSchema,
  graphPatentSchema,
  graphPathSchema,
  graphSchema,
  snapshotContentSchema,
  snapshotSchema,
} from './graph-fields.ts'
import { GRAPH_LINK_TYPES, GRAPH_NODE_TYPES, MAX_GRAPH_NEIGHBOURS, MAX_GRAPH_PAGE, MAX_RELATED_NODES } from './graph-limits.ts'

const seniorSearch = {
  request: z.object({
    condition: text().trim().min(1).max(1000),
    from: z.int().min(0).max(MAX_INTEGER).default(0),
    size: z.int().min(1).max(100).default(20),
  }),
  answer: foundNodesSchema,
  errors: LIST_ERRORS,
}

/** Kinds to follow; none, or `all`, means every kind. */
const kindFields = {
  nodeTypeList: z
    .array(z.enum([...GRAPH_NODE_TYPES, 'all']))
    .max(GRAPH_NODE_TYPES.length + 1)
    .default([]),
  linkTypeList: z
    .array(z.enum([...GRAPH_LINK_TYPES, 'all']))
    .max(GRAPH_LINK_TYPES.length + 1)
    .default([]),
}

const idSchema = z.object({ id: z.guid() })

/** The knowledge graph: records and what they name as nodes, computed from the index. */
export const GRAPH_CALLS = {
  /** Nodes for a few typed characters. */
  suggestGraphNodes: call({
    id: 'C.atlas.01',
    method: 'POST',
    path: '/api/atlas/atlas/selectSearch',
    aliases: ['/api/atlas/selectSearch'],
    who: 'login',
    request: z.object({ keyWord: text().trim().min(1).max(200), type: z.enum([...GRAPH_NODE_TYPES, 'all']).default('all') }),
    answer: z.array(foundNodeSchema),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '知识图谱：快速检索节点', en: 'Suggests nodes of the knowledge graph' },
  }),
  /** Patents of a query. */
  searchGraphPatents: call({
    id: 'C.atlas.02',
    method: 'POST',
    path: '/api/atlas/atlas/patentSeniorSearch',
    aliases: ['/api/atlas/patentSeniorSearch'],
    who: 'login',
    ...seniorSearch,
    summary: { zh: '知识图谱：专利高级检索', en: 'Searches patents of the knowledge graph' },
  }),
  /** Inventors, agents and examiners. */
  searchGraphPersons: call({
    id: 'C.atlas.03',
    method: 'POST',
    path: '/api/atlas/atlas/personageSeniorSearch',
    aliases: ['/api/atlas/personageSeniorSearch'],
    who: 'login',
    ...seniorSearch,
    summary: { zh: '知识图谱：人物高级检索', en: 'Searches persons of the knowledge graph' },
  }),
  /** Applicants, owners and agencies. */
  searchGraphOrganizations: call({
    id: 'C.atlas.04',
    method: 'POST',
    path: '/api/atlas/atlas/organizationSeniorSearch',
    aliases: ['/api/atlas/organizationSeniorSearch'],
    who: 'login',
    ...seniorSearch,
    summary: { zh: '知识图谱：机构高级检索', en: 'Searches organizations of the knowledge graph' },
  }),
  /** Features, fields, problems and effects read from the texts of the newest hits. */
  searchGraphFeatures: call({
    id: 'C.atlas.05',
    method: 'POST',
    path: '/api/atlas/atlas/featureSeniorSearch',
    aliases: ['/api/atlas/featureSeniorSearch'],
    who: 'login',
    ...seniorSearch,
    summary: { zh: '知识图谱：特征高级检索', en: 'Searches technical features of the knowledge graph' },
  }),
  /** A node and its neighbours, a page of each kind. Opening a graph counts; expanding nodes of it (`centre`) does not. */
  getGraph: call({
    id: 'C.atlas.06',
    method: 'POST',
    path: '/api/atlas/atlas/graphSearch',
    aliases: ['/api/atlas/graphSearch'],
    who: 'login',
    requires: 'drawGraphs',
    timeoutMs: 60_000,
    request: z.object({
      id: graphIdSchema,
      /** The node with which the graph was opened; this one by default. */
      centre: graphIdSchema.optional(),
      ...kindFields,
      from: z
        .int()
        .min(0)
        .max(MAX_GRAPH_NEIGHBOURS - 1)
        .default(0),
      size: z.int().min(1).max(MAX_GRAPH_PAGE).default(20),
    }),
    answer: graphSchema,
    errors: ['PATENT_NOT_FOUND', 'GRAPH_NODE_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '知识图谱：节点及其相邻节点', en: 'A node of the knowledge graph with its neighbours' },
  }),
  /** The card of a patent. */
  getGraphPatent: call({
    id: 'C.atlas.07',
    method: 'POST',
    path: '/api/atlas/atlas/getPatentInfo',
    aliases: ['/api/atlas/getPatentInfo'],
    who: 'login',
    request: z.object({ id: graphIdSchema }),
    answer: graphPatentSchema,
    errors: ['PATENT_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '知识图谱：专利节点资料', en: 'The patent of a node' },
  }),
  /** The links between chosen nodes. */
  getGraphRelations: call({
    id: 'C.atlas.08',
    method: 'POST',
    path: '/api/atlas/atlas/getRelationsSearchData',
    aliases: ['/api/atlas/getRelationsSearchData'],
    who: 'login',
    request: z.object({ idList: z.array(graphIdSchema).min(1).max(MAX_RELATED_NODES) }),
    answer: z.object({ links: z.array(graphLinkSchema) }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '知识图谱：所选节点之间的关系', en: 'Links between chosen nodes' },
  }),
  /** A shortest path between two nodes over the stored links; it leads through no date, class or field, which link patents without anything in common. */
  findGraphPath: call({
    id: null,
    method: 'POST',
    path: '/api/atlas/atlas/path',
    who: 'login',
    requires: 'drawGraphs',
    timeoutMs: 60_000,
    request: z.object({ source: graphIdSchema, target: graphIdSchema, centre: graphIdSchema.optional(), ...kindFields }),
    answer: graphPathSchema,
    errors: ['SEARCH_STARTING'],
    summary: { zh: '知识图谱：两个节点之间的最短路径', en: 'A shortest path between two nodes' },
  }),
  listGraphHistory: call({
    id: 'C.atlas.09',
    method: 'GET',
    path: '/api/atlas/history/list',
    who: 'login',
    request: z.object({}),
    answer: z.array(graphHistorySchema),
    summary: { zh: '知识图谱：检索历史', en: 'History of opened graphs' },
  }),
  deleteGraphHistory: call({
    id: 'C.atlas.10',
    method: 'GET',
    path: '/api/atlas/history/del',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: ['GRAPH_HISTORY_NOT_FOUND'],
    summary: { zh: '知识图谱：删除一条检索历史', en: 'Deletes an entry of the graph history' },
  }),
  addGraphSnapshot: call({
    id: 'C.atlas.11',
    method: 'POST',
    path: '/api/atlas/snapshot/add',
    who: 'login',
    request: z.object({ name: text().trim().min(1).max(100), content: snapshotContentSchema }),
    answer: idSchema,
    errors: ['GRAPH_SNAPSHOTS_FULL', 'GRAPH_SNAPSHOT_NODE_TWICE', 'GRAPH_SNAPSHOT_LINK'],
    summary: { zh: '知识图谱：保存快照', en: 'Saves a snapshot of a graph' },
  }),
  listGraphSnapshots: call({
    id: 'C.atlas.12',
    method: 'GET',
    path: '/api/atlas/snapshot/list',
    who: 'login',
    request: z.object({ type: z.enum([...GRAPH_NODE_TYPES, 'all']).default('all') }),
    answer: z.array(snapshotSchema),
    summary: { zh: '知识图谱：快照列表', en: 'Snapshots of graphs' },
  }),
  getGraphSnapshot: call({
    id: null,
    method: 'POST',
    path: '/api/atlas/snapshot/get',
    who: 'login',
    request: idSchema,
    answer: snapshotSchema.extend({ content: snapshotContentSchema }),
    errors: ['GRAPH_SNAPSHOT_NOT_FOUND'],
    summary: { zh: '知识图谱：快照内容', en: 'The content of a snapshot' },
  }),
  deleteGraphSnapshot: call({
    id: 'C.atlas.13',
    method: 'GET',
    path: '/api/atlas/snapshot/del',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: ['GRAPH_SNAPSHOT_NOT_FOUND'],
    summary: { zh: '知识图谱：删除快照', en: 'Deletes a snapshot' },
  }),
} satisfies CallTable
