/** Modules with Chinese words that are not texts of the interface. */
export interface NotInterface {
  /** A file, or a folder with `/` at its end. */
  readonly path: string
  readonly reason: string
}

/** Names of properties whose values are query input in either language. */
export const INPUT_PROPERTIES: readonly string[] = ['aliases', 'written', 'example', 'englishExample']

const CLASS_TITLES = 'titles of classes, reviewed with their source'
const NAMES = 'names that the specification gives'
const FORMAT = 'notation in files or queries'
const LANGUAGE = 'words that texts or queries are compared with'

export const NOT_INTERFACE: readonly NotInterface[] = [
  { path: 'apps/server/src/accounts/demonstration/demo-accounts.ts', reason: 'names of demonstration accounts' },
  { path: 'apps/server/src/accounts/users/new-nick.ts', reason: NAMES },
  { path: 'apps/server/src/classification/', reason: CLASS_TITLES },
  { path: 'apps/server/src/analysis/white-spot-terms.ts', reason: LANGUAGE },
  { path: 'apps/server/src/content/articles/article-actions.ts', reason: 'the name of a language in the language itself' },
  { path: 'apps/server/src/content/written-tables.ts', reason: 'a number in Japanese notation' },
  { path: 'apps/server/src/database/guard-closed-accounts.ts', reason: NAMES },
  { path: 'apps/server/src/main.ts', reason: 'the name of the product' },
  { path: 'apps/server/src/novelty/split-features.ts', reason: LANGUAGE },
  { path: 'apps/server/src/payment/contracts/contract-document.ts', reason: 'a contract, which is in Chinese' },
  { path: 'apps/server/src/payment/document-names.ts', reason: 'names of files of Chinese documents' },
  { path: 'apps/server/src/payment/orders/order-store.ts', reason: 'reasons of refunds, which the providers show to payers' },
  { path: 'apps/server/src/payment/products/catalogue.ts', reason: NAMES },
  { path: 'apps/server/src/payment/products/price-list.ts', reason: 'stored as data, beside their English ones' },
  { path: 'apps/server/src/tools/mcp/corpus-server.ts', reason: 'the name of the product' },
  { path: 'apps/server/src/tools/natural-query.ts', reason: LANGUAGE },
  { path: 'apps/web/src/features/accounts/passwords/prove-phone-form.tsx', reason: 'a response to compare' },
  { path: 'apps/web/src/features/home/cards/card-table.ts', reason: 'names of counted events' },
  { path: 'apps/web/src/features/operations/accounts/grant-dialog.tsx', reason: 'the name of a product' },
  { path: 'apps/web/src/features/search/query-editor/code-mirror.tsx', reason: 'a query that is not displayed' },
  { path: 'packages/charts/src/label-width.ts', reason: 'the first of the Chinese characters' },
  { path: 'packages/charts/src/tiles.ts', reason: 'values of the province column, drawn with the names of the data' },
  { path: 'packages/classification/src/built-in/locarno-classes.ts', reason: CLASS_TITLES },
  { path: 'packages/contract/src/accounts/registration.ts', reason: NAMES },
  { path: 'packages/contract/src/content/card-titles.ts', reason: 'names of counted events' },
  { path: 'packages/contract/src/library/default-template.ts', reason: NAMES },
  { path: 'packages/contract/src/open-api/v1/list-fields.ts', reason: 'examples of queries' },
  { path: 'packages/gateways/src/payment/', reason: FORMAT },
  { path: 'packages/gateways/src/sandbox/alipay-provider.ts', reason: 'stands in for a provider' },
  { path: 'packages/gateways/src/sandbox/sandbox-sms.ts', reason: 'stands in for the template of a provider' },
  { path: 'packages/gateways/src/sandbox/wechat-pay-provider.ts', reason: 'stands in for a provider' },
  { path: 'packages/gateways/src/translation/patent-words.ts', reason: LANGUAGE },
  { path: 'packages/imports/src/demo/', reason: 'the invented patents of the demonstration corpus' },
  { path: 'packages/imports/src/sources/mapped-patents/column-names.ts', reason: FORMAT },
  { path: 'packages/imports/src/sources/column-mapping/read-region.ts', reason: FORMAT },
  { path: 'packages/imports/src/sources/companies/demo/', reason: 'the invented companies of the demonstration corpus' },
  { path: 'packages/imports/src/sources/companies/register/', reason: FORMAT },
  { path: 'packages/imports/src/sources/trademarks/demo/', reason: 'the invented marks of the demonstration corpus' },
  { path: 'packages/imports/src/sources/trademarks/mapped/', reason: FORMAT },
  { path: 'packages/query/src/analyzer/simplified-characters.ts', reason: LANGUAGE },
  { path: 'packages/query/src/dialects/dialect-parser.ts', reason: 'a value of a text' },
  { path: 'packages/query/src/dialects/dialect.ts', reason: 'the name of a product' },
  { path: 'packages/records/src/companies/company-name.ts', reason: 'parts of names' },
  { path: 'packages/records/src/labels/province-labels.ts', reason: 'parts of names' },
  { path: 'packages/records/src/patents/dialects/', reason: FORMAT },
  { path: 'packages/records/src/patents/parties/applicant-place.ts', reason: 'parts of addresses' },
  { path: 'packages/search/src/semantic/learning/label-words.ts', reason: LANGUAGE },
  { path: 'packages/search/src/semantic/question/particles.ts', reason: LANGUAGE },
  { path: 'packages/search/src/suggest/terms-in-texts.ts', reason: LANGUAGE },
  { path: 'packages/semantic/src/ngrams/learn-words.ts', reason: LANGUAGE },
  { path: 'packages/trademark-similarity/src/', reason: LANGUAGE },
]
