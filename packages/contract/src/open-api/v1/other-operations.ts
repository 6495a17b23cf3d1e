import * as z from 'zod'
import { companyRowSchema, companySchema } from '../../companies/company-row.ts'
import { localizedIssue } from '../../localized-issue.ts'
import { pictureAnswerSchema } from '../../pictures/picture-query.ts'
import { text } from '../../text.ts'
import { trademarkDetailSchema } from '../../trademarks/trademark-detail.ts'
import { trademarkRowSchema } from '../../trademarks/trademark-row.ts'
import { inBoth } from './in-both.ts'
import { addressQueryField, pageAnswerOf, pageFields, QUERY_ERRORS, rowFields, sortField } from './list-fields.ts'
import { operation } from './operation.ts'

const markSchema = trademarkRowSchema.omit({ group_size: true, snippets: true, drawings: true })
const companyListSchema = companyRowSchema.omit({ group_size: true, snippets: true })

/** The operations about trademarks, companies and pictures. */
export const otherOperations = {
  searchTrademarks: operation({
    id: 10,
    method: 'GET',
    path: '/trademarks',
    scope: 'trademarks',
    request: z.strictObject({ q: addressQueryField, ...pageFields, sort: sortField, fields: rowFields(markSchema) }),
    answer: pageAnswerOf(markSchema),
    errors: QUERY_ERRORS,
    summary: { zh: '商标检索', en: 'Search trademarks' },
    description: {
      zh: '用命令检索语言检索商标，逐页返回名称、类别、权利人和状态。',
      en: 'Searches trademarks with a query in the command language and returns pages with words, classes, owners and status.',
    },
    example: { q: 'TM=(格致)', size: 10 },
  }),
  getTrademark: operation({
    id: 11,
    method: 'GET',
    path: '/trademarks/{number}',
    scope: 'trademarks',
    request: z.strictObject({
      number: text()
        .trim()
        .min(1)
        .max(100)
        .meta(inBoth('带机构代码的号码，如 EM018224433', 'Number with the code of the office, such as EM018224433')),
    }),
    answer: trademarkDetailSchema.omit({ group_size: true, snippets: true, drawings: true }),
    errors: ['TRADEMARK_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '商标详情', en: 'Get a trademark' },
    description: {
      zh: '返回一件商标的全部数据：商品服务、权利人、异议、优先权和程序事件。',
      en: 'Returns everything about one trademark: goods and services, owners, oppositions, priorities and events.',
    },
    example: { number: 'EM018224433' },
  }),
  searchCompanies: operation({
    id: 12,
    method: 'GET',
    path: '/companies',
    scope: 'companies',
    request: z.strictObject({ q: addressQueryField, ...pageFields, sort: sortField, fields: rowFields(companyListSchema) }),
    answer: pageAnswerOf(companyListSchema),
    errors: QUERY_ERRORS,
    summary: { zh: '企业检索', en: 'Search companies' },
    description: {
      zh: '用命令检索语言检索企业，逐页返回名称、统一社会信用代码、状态和地区。',
      en: 'Searches companies with a query in the command language and returns pages with names, numbers, status and places.',
    },
    example: { q: 'NAME=(科技)', size: 10 },
  }),
  getCompany: operation({
    id: 13,
    method: 'GET',
    path: '/companies/{id}',
    scope: 'companies',
    request: z.strictObject({
      id: text()
        .trim()
        .min(1)
        .max(300)
        .meta(inBoth('统一社会信用代码、注册号、LEI 或列表中的 id', 'Credit code, registration number, LEI, or id of a row')),
    }),
    answer: companySchema.omit({ group_size: true, snippets: true }),
    errors: ['COMPANY_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '企业详情', en: 'Get a company' },
    description: {
      zh: '返回一家企业的全部数据，以及其专利、商标所用的名称。',
      en: 'Returns everything about one company, and the names under which its patents and trademarks are registered.',
    },
    example: { id: '91110000100000001X' },
  }),
  searchPictures: operation({
    id: 14,
    method: 'POST',
    path: '/pictures',
    scope: 'pictures',
    form: true,
    request: z.strictObject({
      file: z
        .custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传图片', 'must be an image'))
        .meta(inBoth('jpg、png 或 webp，不超过 5 MB', 'jpg, png or webp, up to 5 MB')),
      kind: z
        .enum(['patent', 'trademark'])
        .default('patent')
        .meta(inBoth('检索对象：专利附图与外观设计，或商标图形', 'What is searched: drawings and designs, or figures of trademarks')),
      size: pageFields.size,
      from: z.coerce.number().int().min(0).max(500).default(0).meta(inBoth('第一条的位置', 'Position of the first row')),
    }),
    answer: pictureAnswerSchema.omit({ took: true }),
    errors: [
      ...(['PICTURE_TYPE', 'PICTURE_PIXELS', 'PICTURE_SIDES', 'PICTURE_ANIMATED', 'PICTURE_BROKEN', 'PICTURE_DEADLINE'] as const),
      ...(['PICTURE_BLANK', 'PICTURE_INDEX_MISSING', 'PICTURE_SEARCH_BUSY', 'PICTURE_NOT_FOUND', 'UPLOAD_SIZE'] as const),
      ...(['DAILY_QUOTA', 'SEARCH_STARTING', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const),
    ],
    summary: { zh: '图像检索', en: 'Search by picture' },
    description: {
      zh: '上传一张图片，返回附图、外观设计或商标图形与之相似的记录，最相似的在前。',
      en: 'Uploads a picture and returns the records whose drawings, designs or figures resemble it, most similar first.',
    },
    example: { kind: 'patent', size: 10 },
  }),
}
