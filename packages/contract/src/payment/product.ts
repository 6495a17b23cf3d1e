import * as z from 'zod'

/** What a product is: a membership, calls of the API, uses of the AI assistant, or valuations of companies (IPR). */
export const PRODUCT_TYPES = ['VIP', 'API', 'AI', 'IPR'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** `orderType` of each type of product (G102). */
export const ORDER_TYPES: Readonly<Record<ProductType, number>> = { VIP: 1, API: 2, AI: 3, IPR: 4 }

/** Categories of products: ordinary ones are listed, special ones are promotions and gifts (G101). */
export const PRODUCT_CATEGORIES = { ordinary: 0, special: 10 } as const

/** A product as it is sold. Prices in yuan. */
export const productSchema = z.object({
  productId: z.int(),
  productName: z.string(),
  /** 0 ordinary, 10 special. */
  productCategory: z.int(),
  productOriginalPrice: z.number(),
  productSalePrice: z.number(),
  labelOne: z.string(),
  labelTwo: z.string(),
  labelThree: z.string(),
  labelFour: z.string(),
  /** All labels: a JSON array of texts. */
  labelAll: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  /** How many one order contains. */
  productNumber: z.int(),
  /** 1 membership, 2 API, 3 AI, 4 IPR. */
  orderType: z.int(),
})
export type Product = z.infer<typeof productSchema>

/** Functions that a product opens, in the language of the request. */
export const productRightsSchema = z.object({
  functionName: z.string(),
  /** One text for each product, in their order. */
  list: z.array(z.object({ productId: z.int(), text: z.string() })),
})
export type ProductRights = z.infer<typeof productRightsSchema>
