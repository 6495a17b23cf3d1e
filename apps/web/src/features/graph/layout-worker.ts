import { layoutOf, stepLayout, type Layout } from './layout.ts'

/** What the page sends: a graph to lay out, which replaces the one before. */
export interface LayoutRequest {
  readonly id: number
  readonly places: Float32Array
  readonly links: Uint32Array
}

/** What the worker answers, several times until it is still. */
export interface LayoutAnswer {
  readonly id: number
  readonly places: Float32Array
}

/** ms of work between two answers: more of a large graph, which takes the page longer to draw anew. */
const BATCH_MS = 40
const NODES_PER_MS = 60

let layout: Layout | null = null
let current = 0

addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const isIdle = layout === null
  layout = layoutOf(data.places, data.links)
  current = data.id
  if (isIdle) run()
})

/** Some steps, an answer, and time for a newer request. */
function run(): void {
  if (layout === null) return
  const until = performance.now() + BATCH_MS + layout.places.length / 2 / NODES_PER_MS
  let isMoving = true
  while (isMoving && performance.now() < until) isMoving = stepLayout(layout)
  postMessage({ id: current, places: layout.places.slice() } satisfies LayoutAnswer)
  if (isMoving) setTimeout(run)
  else layout = null
}
