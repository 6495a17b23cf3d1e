import type { ListRequest } from '@gezhi/contract/client'
import type { IconName } from '../../../components/icon/icon.tsx'
import type { ListView } from '../../../kinds/kind-display.ts'

/** A view's requirements besides the rows, and its icon in the switch. */
export interface ViewTraits {
  readonly icon: IconName
  readonly parts: Pick<ListRequest, 'snippets' | 'drawings'>
}

/** The four views (B.router.12): table, first drawing, drawing and text, several drawings. */
export const VIEWS: Readonly<Record<ListView, ViewTraits>> = {
  tableList: { icon: 'table', parts: {} },
  imgList: { icon: 'pictures', parts: { drawings: 1 } },
  imgText: { icon: 'pictureText', parts: { drawings: 1, snippets: 3 } },
  imagesProp: { icon: 'strip', parts: { drawings: 8 } },
}
