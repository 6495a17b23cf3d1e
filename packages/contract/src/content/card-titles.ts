/** Titles of the cards of the home page (G140). */
export const CARD_TITLES = ['语义检索', '图像检索', '分类号检索', '批量检索'] as const
