import { useEffect, useRef } from 'react'
import type { Place, ShownGraph } from './graph-state.ts'
import { placeAround } from './layout.ts'
import type { LayoutAnswer, LayoutRequest } from './layout-worker.ts'
import type { Places } from './places.ts'

/** Lays out a graph in a worker whenever it has new nodes, from the places its nodes have; new ones begin beside a node they are linked to. */
export function useLayout(graph: ShownGraph, places: Places): void {
  const worker = useRef<Worker | null>(null)
  const request = useRef(0)
  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  useEffect(() => {
    const first = firstPlaces(graph, places)
    if (first.size === 0) return
    places.set(first)
    // Without workers the nodes stay where they began.
    if (typeof Worker === 'undefined') return
    worker.current ??= new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' })
    request.current += 1
    const order = graph.nodes.map(({ id }) => id)
    worker.current.onmessage = ({ data }: MessageEvent<LayoutAnswer>) => {
      if (data.id === request.current)
        places.set(order.map((id, index) => [id, { x: data.places[index * 2]!, y: data.places[index * 2 + 1]! }]))
    }
    worker.current.postMessage(layoutRequest(request.current, graph, places))
  }, [graph, places])
}

function layoutRequest(id: number, { nodes, links }: ShownGraph, places: Places): LayoutRequest {
  const indexes = new Map(nodes.map((node, index) => [node.id, index]))
  return {
    id,
    places: Float32Array.from(nodes.flatMap((node) => [places.get(node.id).x, places.get(node.id).y])),
    links: Uint32Array.from(links.flatMap(({ source, target }) => [indexes.get(source)!, indexes.get(target)!])),
  }
}

/** Places of nodes without one, around a linked node; the first stands in the middle. */
function firstPlaces({ nodes, links }: ShownGraph, places: Places): Map<string, Place> {
  const anchors = new Map<string, string>()
  for (const { source, target } of links) {
    if (!anchors.has(target)) anchors.set(target, source)
    if (!anchors.has(source)) anchors.set(source, target)
  }
  const first = new Map<string, Place>()
  for (const [index, { id }] of nodes.entries()) {
    if (places.has(id)) continue
    const anchor = anchors.get(id) ?? ''
    const near = first.get(anchor) ?? places.get(anchor)
    const [x, y] = index === 0 ? [0, 0] : placeAround(near.x, near.y, index)
    first.set(id, { x, y })
  }
  return first
}
