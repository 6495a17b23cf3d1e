import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain pictures answer. */
export const PICTURE_ERRORS = {
  PICTURE_TYPE: { code: 400, everywhere: false, zh: '图片格式必须为 jpg、png 或 webp', en: 'The image must be a jpg, png or webp file' },
  PICTURE_PIXELS: {
    code: 400,
    everywhere: false,
    zh: '图片尺寸过大：{width}×{height}，最多 {megapixels} 百万像素',
    en: 'The image is too large: {width} × {height} pixels; the limit is {megapixels} megapixels',
  },
  PICTURE_SIDES: {
    code: 400,
    everywhere: false,
    zh: '图片过小或过于狭长，每边至少 {minSide} 像素',
    en: 'The image is too small or too narrow; each side needs at least {minSide} pixels',
  },
  PICTURE_ANIMATED: {
    code: 400,
    everywhere: false,
    zh: '不支持动态图片，请上传静态图片',
    en: 'Animated images are not supported; please upload a still image',
  },
  PICTURE_BROKEN: {
    code: 400,
    everywhere: false,
    zh: '图片已损坏或不完整，请重新选择',
    en: 'The image is damaged or incomplete; please choose another one',
  },
  PICTURE_DEADLINE: {
    code: 400,
    everywhere: false,
    zh: '图片解码时间过长，请换一张图片',
    en: 'Decoding the image takes too long; please choose another one',
  },
  PICTURE_BLANK: {
    code: 400,
    everywhere: false,
    zh: '图片或所选区域是空白的，没有可比对的内容',
    en: 'The image or the selected region is blank: there is nothing to compare',
  },
  PICTURE_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '未找到图片，上传的图片可能已过期，请重新上传',
    en: 'The image was not found; an uploaded image may have expired, please upload it again',
  },
  PICTURE_INDEX_MISSING: {
    code: 503,
    everywhere: false,
    zh: '图像索引尚未建立，请稍后再试',
    en: 'The image index has not been built yet; please try again later',
  },
  PICTURE_SEARCH_BUSY: {
    code: 429,
    everywhere: false,
    zh: '正在进行的图像检索过多，请稍后重试',
    en: 'Too many image searches are running; please try again shortly',
  },
} as const satisfies ErrorTable
