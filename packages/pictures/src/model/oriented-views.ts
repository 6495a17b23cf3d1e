import type { RawPicture } from '../decode/raw-picture.ts'
import { viewBlocks, type ViewBlocks } from '../blocks/view-blocks.ts'
import { composed, type ColourPicture } from '../ink/colour-picture.ts'
import { orientedPicture, uprightBox } from '../ink/oriented-picture.ts'
import type { DescribeOptions, Orientation, PictureKind, PictureView } from '../picture-model.ts'
import { viewBox } from './view-box.ts'

/** A view before its blocks are converted to a vector. */
export interface OrientedView extends Pick<PictureView, 'view' | 'box' | 'orientation'> {
  readonly blocks: ViewBlocks
  /** The picture in this orientation; the box of the blocks is one of its pixels. */
  readonly picture: ColourPicture
}

/** The views of a picture in all orientations, the upright ones first; empty for a blank picture. */
export function orientedViews(
  raw: RawPicture,
  kind: PictureKind,
  { parts, orientations = [], checkpoint }: DescribeOptions,
): OrientedView[] {
  const upright = composed(raw)
  const detail = raw.detail === undefined ? undefined : composed(raw.detail)
  return [null, ...orientations].flatMap((orientation) => {
    checkpoint?.()
    return viewsIn(upright, kind, orientation, parts, detail)
  })
}

function viewsIn(
  upright: ColourPicture,
  kind: PictureKind,
  orientation: Orientation | null,
  parts: boolean,
  detail?: ColourPicture,
): OrientedView[] {
  const picture = orientation === null ? upright : orientedPicture(upright, orientation)
  return viewBlocks(picture, kind, parts, orientation === null ? detail : undefined).map((blocks) => {
    const box = viewBox(blocks, picture)
    return { view: blocks.view, box: orientation === null ? box : uprightBox(box, upright, orientation), orientation, blocks, picture }
  })
}
