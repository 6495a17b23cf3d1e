/** Kinds of nodes of the knowledge graph (graph.01); `all` in a request means every kind. */
export const GRAPH_NODE_TYPES = [
  'patent',
  'organization',
  'person',
  'date',
  'classification',
  'address',
  'feature',
  'field',
  'problem',
  'effect',
] as const
export type GraphNodeType = (typeof GRAPH_NODE_TYPES)[number]

/** Kinds of links (graph.04). */
export const GRAPH_LINK_TYPES = [
  'citing',
  'cited',
  'inventor',
  'applicant',
  'agent',
  'examiner',
  'simpleFamily',
  'extendedFamily',
  'licence',
  'assignment',
  'change',
  'pledge',
] as const
/** `attribute` joins a node with its dates, classes, addresses and passages: these links are shown with the kind of the node. */
export type GraphLinkType = (typeof GRAPH_LINK_TYPES)[number] | 'attribute'

/** Kinds of passages that are read from texts. */
export const GRAPH_TEXT_TYPES = ['feature', 'field', 'problem', 'effect'] as const satisfies readonly GraphNodeType[]
export type GraphTextType = (typeof GRAPH_TEXT_TYPES)[number]

/** Characters of the id of a node: its kind, a colon and its name. */
export const MAX_GRAPH_ID = 600
/** Neighbours of one kind per request. */
export const MAX_GRAPH_PAGE = 50
/** Neighbours of one kind that can be reached by paging. */
export const MAX_GRAPH_NEIGHBOURS = 500
/** Nodes of a graph on the screen and in a snapshot. */
export const MAX_GRAPH_NODES = 5000
export const MAX_GRAPH_LINKS = 20_000
/** Nodes whose relations to each other are requested at once. */
export const MAX_RELATED_NODES = 100
/** Stored for one user; of the history the oldest make room for new ones. */
export const MAX_GRAPH_HISTORY = 100
export const MAX_GRAPH_SNAPSHOTS = 50
