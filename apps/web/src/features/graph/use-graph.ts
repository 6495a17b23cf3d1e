import type { Graph, GraphLinkType, GraphNodeType } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { addNeighbours, addPath, type GraphState } from './graph-state.ts'

/** Neighbours of each kind per page. */
export const PAGE_SIZE = 20

interface PathRequest {
  readonly source: string
  readonly target: string
  readonly nodeTypeList: GraphNodeType[]
  readonly linkTypeList: Exclude<GraphLinkType, 'attribute'>[]
}

/** A graph as it grows: neighbours of nodes, and paths between them. */
export function useGraph(first: GraphState) {
  const [state, setState] = useState(first)
  const [path, setPath] = useState<readonly string[]>([])
  const centre = state.centre.id
  const expansion = useMutation({
    mutationFn: async (id: string) => {
      const from = state.next.get(id) ?? 0
      return { graph: await apiClient.graph.getGraph({ id, centre, from, size: PAGE_SIZE }), to: from + PAGE_SIZE }
    },
    onSuccess: ({ graph, to }: { graph: Graph; to: number }) => setState((now) => addNeighbours(now, graph, to)),
  })
  const search = useMutation({
    mutationFn: (request: PathRequest) => apiClient.graph.findGraphPath({ ...request, centre }),
    onSuccess: (found) => {
      setPath(found.nodes.map(({ id }) => id))
      setState((now) => addPath(now, found))
    },
  })
  /** Whether a node has neighbours that were not requested. */
  const canExpand = (id: string) => state.next.get(id) !== null
  return { state, path, clearPath: () => setPath([]), expansion, search, canExpand }
}
