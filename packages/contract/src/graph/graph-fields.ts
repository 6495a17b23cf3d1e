import * as z from 'zod'
import { text } from '../text.ts'
import { GRAPH_LINK_TYPES, GRAPH_NODE_TYPES, MAX_GRAPH_ID, MAX_GRAPH_LINKS, MAX_GRAPH_NODES } from './graph-limits.ts'

const nodeType = z.enum(GRAPH_NODE_TYPES)
const linkType = z.enum([...GRAPH_LINK_TYPES, 'attribute'])

/** `organization:格致大学`: kind and name of a node. The name of a patent is its publication number. */
export const graphIdSchema = text()
  .trim()
  .max(MAX_GRAPH_ID)
  .regex(new RegExp(`^(?:${GRAPH_NODE_TYPES.join('|')}):.`, 'su'))

export const graphNodeSchema = z.object({
  id: z.string(),
  type: nodeType,
  name: z.string(),
  /** Title of a patent or class. */
  info: z.string().nullable(),
  /** False for a cited patent that the database does not contain. */
  stored: z.boolean(),
})
export type GraphNode = z.output<typeof graphNodeSchema>

export const graphLinkSchema = z.object({
  /** Id of a node: of two patents the citing one, otherwise the patent. */
  source: z.string(),
  target: z.string(),
  type: linkType,
  /** Of a legal event its text, of a date what happened (`application`, `publication`, `grant`). */
  text: z.string().nullable(),
  /** Of a legal event, `yyyyMMdd`. */
  date: z.string().nullable(),
})
export type GraphLink = z.output<typeof graphLinkSchema>

const groupSchema = z.object({
  link: linkType,
  node: nodeType,
  /** Neighbours of the kind; a lower bound with `gte`. */
  total: z.int(),
  totalRelation: z.enum(['eq', 'gte']),
  /** Whether a further page has some. */
  more: z.boolean(),
})
export type GraphGroup = z.output<typeof groupSchema>

/** The neighbourhood of a node. */
export const graphSchema = z.object({
  centre: graphNodeSchema,
  nodes: z.array(graphNodeSchema),
  links: z.array(graphLinkSchema),
  groups: z.array(groupSchema),
})
export type Graph = z.output<typeof graphSchema>

/** A path; `nodes` from its first node to its last. */
export const graphPathSchema = z.object({
  nodes: z.array(graphNodeSchema),
  links: z.array(graphLinkSchema),
  /** False if a limit ended the search: there may be a path that was not found. */
  complete: z.boolean(),
  /** Nodes whose neighbours were read. */
  expanded: z.int(),
})
export type GraphPath = z.output<typeof graphPathSchema>

/** A found node; `count`: patents with it among those examined. */
export const foundNodeSchema = graphNodeSchema.extend({ count: z.int().nullable() })
export type FoundNode = z.output<typeof foundNodeSchema>

export const foundNodesSchema = z.object({
  list: z.array(foundNodeSchema),
  total: z.int(),
  totalRelation: z.enum(['eq', 'gte']),
})
export type FoundNodes = z.output<typeof foundNodesSchema>

/** The patent of a node. */
export const graphPatentSchema = z.object({
  id: z.string(),
  publicationNumber: z.string().nullable(),
  applicationNumber: z.string().nullable(),
  title: z.string(),
  abstract: z.string(),
  applicants: z.array(z.string()),
  inventors: z.array(z.string()),
  applicationDate: z.string().nullable(),
  publicationDate: z.string().nullable(),
  ipc: z.array(z.string()),
})
export type GraphPatent = z.output<typeof graphPatentSchema>

const place = z
  .int()
  .min(0)
  .max(MAX_GRAPH_NODES - 1)

/** What a snapshot contains. */
export const snapshotContentSchema = z.object({
  nodes: z
    .array(
      z.object({
        id: graphIdSchema,
        info: text().max(200).nullable(),
        stored: z.boolean(),
        x: z.number().min(-1e6).max(1e6),
        y: z.number().min(-1e6).max(1e6),
      }),
    )
    .min(1)
    .max(MAX_GRAPH_NODES),
  /** With the places of source and target in the list of nodes. */
  links: z.array(z.object({ from: place, to: place, type: linkType })).max(MAX_GRAPH_LINKS),
  /** Kinds switched off. */
  hidden: z.array(z.enum([...GRAPH_NODE_TYPES, ...GRAPH_LINK_TYPES])).max(GRAPH_NODE_TYPES.length + GRAPH_LINK_TYPES.length),
})
export type SnapshotContent = z.output<typeof snapshotContentSchema>

/** A snapshot in a list. */
export const snapshotSchema = z.object({
  id: z.guid(),
  name: z.string(),
  /** Kind of its first node, the centre. */
  type: nodeType,
  nodes: z.int(),
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
})
export type GraphSnapshot = z.output<typeof snapshotSchema>

/** A graph that the user opened. */
export const graphHistorySchema = z.object({
  id: z.guid(),
  node: graphNodeSchema,
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: z.string(),
})
export type GraphHistory = z.output<typeof graphHistorySchema>
