import * as z from 'zod'
import { bodyPageFields, MAX_ADDRESS_QUERY, MAX_BODY_QUERY, queryField } from './list-fields.ts'
import type { ApiOperation } from './operation.ts'
import { otherOperations } from './other-operations.ts'
import { exportSizeText, MAX_EXPORT_ROWS, patentOperations } from './patent-operations.ts'

/** The operations that read a query from their address, once more with their fields in a body: for queries that no address can hold. */
export const postedOperations = {
  searchPatentsByPost: posted(15, patentOperations.searchPatents, bodyPageFields),
  exportPatentsByPost: posted(16, patentOperations.exportPatents, {
    size: z.int().min(1).max(MAX_EXPORT_ROWS).default(500).meta(exportSizeText),
  }),
  searchTrademarksByPost: posted(17, otherOperations.searchTrademarks, bodyPageFields),
  searchCompaniesByPost: posted(18, otherOperations.searchCompanies, bodyPageFields),
}

/** `numbers` are the fields that are numbers in a body and texts in an address. */
function posted<Operation extends ApiOperation>(id: number, operation: Operation, numbers: z.ZodRawShape): Operation {
  const { path, summary } = operation
  const [most, fewer] = [MAX_BODY_QUERY, MAX_ADDRESS_QUERY].map((count) => count.toLocaleString('en-US'))
  return {
    ...operation,
    id,
    method: 'POST',
    request: operation.request.extend({ q: queryField, ...numbers }),
    summary: { zh: `${summary.zh}（长检索式）`, en: `${summary.en} (long query)` },
    description: {
      zh: `与 GET ${path} 相同，参数放在 JSON 请求体中：检索式最长 ${most} 个字符，而网址中最长 ${fewer} 个字符。`,
      en: `The same as GET ${path}, with the parameters as JSON in the body: a query has up to ${most} characters, and ${fewer} in an address.`,
    },
  }
}
