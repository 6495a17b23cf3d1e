/** Texts of documents that are not of their records. */
export const DOCUMENT_TEXTS = {
  zh: { contents: '目录', unreadable: '［图片无法读取］' },
  en: { contents: 'Contents', unreadable: '[The image cannot be read]' },
} as const
