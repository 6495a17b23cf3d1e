import { NodeCircleProgram } from 'sigma/rendering'

/** The square inside the circle that sigma draws for a node: without smoothing, because its sides are level. */
const FRAGMENT = `
precision highp float;
varying vec4 v_color;
varying vec2 v_diffVector;
varying float v_radius;
void main(void) {
  vec2 away = abs(v_diffVector);
  if (max(away.x, away.y) > v_radius * ${Math.SQRT1_2}) discard;
  gl_FragColor = v_color;
}
`

/** Draws nodes as squares; `size` is half of the diagonal. */
export class SquareProgram extends NodeCircleProgram {
  override getDefinition() {
    return { ...super.getDefinition(), FRAGMENT_SHADER_SOURCE: FRAGMENT }
  }
}
