import { ORDER_TYPES, type Language, type Product } from '@gezhi/contract'
import type { StoredProduct } from './products-table.ts'

/** A product as the API describes it, in the language of the request. */
export function shownProduct(product: StoredProduct, language: Language): Product {
  const labels = language === 'zh' ? product.labels : product.labelsEn
  return {
    productId: product.productId,
    productName: nameOf(product, language),
    productCategory: product.category,
    productOriginalPrice: yuanOf(product.originalPrice),
    productSalePrice: yuanOf(product.salePrice),
    labelOne: labels[0] ?? '',
    labelTwo: labels[1] ?? '',
    labelThree: labels[2] ?? '',
    labelFour: labels[3] ?? '',
    labelAll: JSON.stringify(labels),
    productType: product.type,
    productNumber: 1,
    orderType: ORDER_TYPES[product.type],
  }
}

/** The name of a product or of what an order bought. */
export function nameOf({ name, nameEn }: Pick<StoredProduct, 'name' | 'nameEn'>, language: Language): string {
  return language === 'zh' ? name : nameEn
}

/** Cents as a number of yuan; exact to two decimals in JSON. */
export function yuanOf(cents: number): number {
  return cents / 100
}
