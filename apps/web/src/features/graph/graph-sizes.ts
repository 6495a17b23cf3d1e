/** Pixels of the canvas per pixel of the page (G87). */
export const CANVAS_SCALE = 2
/** Radius of a node in pixels of the page, before zooming (graph.02). */
export const NODE_RADIUS = 18
/** Least radius on the screen, however small a large graph is made. */
export const MIN_NODE_RADIUS = 3
/** Side of the centre (graph.03). */
export const CENTRE_SIZE = 64
/** Width of a link in pixels of the page, at any zoom (graph.05). */
export const LINK_WIDTH = 1
