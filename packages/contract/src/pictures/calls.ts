import * as z from 'zod'
import { call, fileCall, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import {
  pictureAnswerSchema,
  pictureComparisonSchema,
  pictureConditionSchema,
  pictureSimilaritySchema,
  pictureProgressSchema,
  pictureSearchSchema,
  hasFewPictures,
  storedPictureSearchSchema,
  TOO_MANY_PICTURES,
} from './picture-query.ts'

const COMPARISON_ERRORS = [
  ...(['PICTURE_NOT_FOUND', 'PICTURE_BLANK', 'PICTURE_INDEX_MISSING', 'PICTURE_SEARCH_BUSY'] as const),
  ...(['PICTURE_TYPE', 'PICTURE_PIXELS', 'PICTURE_SIDES', 'PICTURE_ANIMATED', 'PICTURE_BROKEN', 'PICTURE_DEADLINE'] as const),
  ...(['UPLOAD_SIZE', 'SEARCH_STARTING'] as const),
] as const

const SEARCH_ERRORS = [...COMPARISON_ERRORS, ...(['CAPTCHA_NEEDED', 'FREE_PAGING_LIMIT', 'MEMBER_PAGING_LIMIT'] as const)] as const

/** The calls of the domain pictures. */
export const PICTURE_CALLS = {
  /** Patents whose drawings, or designs whose pictures, resemble pictures, the most similar first. */
  searchDrawings: call({
    id: 'C.imageSearch.01',
    method: 'POST',
    path: '/api/search/imageSearch/search',
    who: 'login',
    requires: 'searchByPicture',
    countsAsSearch: true,
    request: pictureSearchSchema,
    answer: pictureAnswerSchema,
    errors: SEARCH_ERRORS,
    summary: { zh: '图像检索', en: 'Image search' },
  }),
  /** Trademarks whose figures resemble pictures. */
  searchFigures: call({
    id: 'C.imageSearch.04',
    method: 'POST',
    path: '/api/search/imageSearch/fm/search',
    aliases: ['/api/search/fm/search'],
    who: 'login',
    requires: 'searchByPicture',
    countsAsSearch: true,
    request: pictureSearchSchema,
    answer: pictureAnswerSchema,
    errors: SEARCH_ERRORS,
    summary: { zh: '商标图形检索（fm）', en: 'Image search of trademark figures (fm)' },
  }),
  /** The same, under its path among the calls of trademarks. */
  searchMarksByPicture: call({
    id: 'C.trademark.02',
    method: 'POST',
    path: '/api/search/trademark/image',
    who: 'login',
    requires: 'searchByPicture',
    countsAsSearch: true,
    request: pictureSearchSchema,
    answer: pictureAnswerSchema,
    errors: SEARCH_ERRORS,
    summary: { zh: '商标图形检索', en: 'Trademark image search' },
  }),
  /** Where a picture searched for and the picture of a hit resemble each other, computed from the two pictures. */
  comparePictures: call({
    id: null,
    method: 'POST',
    path: '/api/search/imageSearch/compare',
    who: 'login',
    request: pictureComparisonSchema,
    answer: pictureSimilaritySchema,
    errors: COMPARISON_ERRORS,
    summary: { zh: '图像匹配位置', en: 'Matching regions of two images' },
  }),
  /** Uploads a picture to search by: jpg, png or webp by its content, up to 5 MB. It is deleted after a day unless the history shows it. */
  uploadQueryPicture: call({
    id: 'C.imageSearch.09',
    method: 'POST',
    path: '/api/search/imageSearch/uploadImage',
    who: 'login',
    form: true,
    request: z.object({ file: z.custom<Blob>((value) => value instanceof Blob, localizedIssue('请上传图片', 'must be an image')) }),
    answer: z.object({ url: z.string(), width: z.int(), height: z.int() }),
    errors: [
      ...(['PICTURE_TYPE', 'PICTURE_PIXELS', 'PICTURE_SIDES', 'PICTURE_ANIMATED', 'PICTURE_BROKEN', 'PICTURE_DEADLINE'] as const),
      ...(['UPLOAD_SIZE', 'PICTURE_SEARCH_BUSY', 'DAILY_QUOTA'] as const),
    ],
    summary: { zh: '上传检索图片', en: 'Uploads the query image' },
  }),
  /** A picture that the user uploaded. */
  getQueryPicture: fileCall({
    id: null,
    method: 'GET',
    path: '/api/search/imageSearch/picture',
    who: 'login',
    request: z.object({ name: text().regex(/^[\w-]{22}\.(?:jpg|png|webp)$/) }),
    file: 'image/*',
    errors: ['PICTURE_NOT_FOUND'],
    summary: { zh: '已上传的检索图片', en: 'An uploaded query image' },
  }),
  /** How far the pictures of patents and trademarks have been described. */
  getPictureProgress: call({
    id: null,
    method: 'GET',
    path: '/api/search/imageSearch/progress',
    who: 'login',
    request: z.object({}),
    answer: z.object({ patent: pictureProgressSchema, trademark: pictureProgressSchema }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '图像索引进度', en: 'Progress of the image index' },
  }),
  /** Adds a search to the user's history; a stored one moves to the top. */
  addPictureSearch: call({
    id: 'C.imageSearch.05',
    method: 'POST',
    path: '/api/search/imageSearch/add_history',
    who: 'login',
    request: z
      .object({
        /** What is searched. */
        kind: z.enum(['patent', 'trademark']).default('patent'),
        url: text().max(500).optional(),
        condition: pictureConditionSchema.prefault({}),
        number: z.int().min(0).max(1_000_000).default(0),
      })
      .refine(({ url, condition }) => hasFewPictures({ url: url ?? condition.url, pictures: condition.pictures }), {
        path: ['condition', 'pictures'],
        ...TOO_MANY_PICTURES,
      }),
    answer: z.object({ id: z.string() }),
    errors: ['PICTURE_NOT_FOUND'],
    summary: { zh: '添加图像检索历史', en: 'Adds an image search to the history' },
  }),
  /** The user's searches by picture, newest first. */
  listPictureSearches: call({
    id: 'C.imageSearch.03',
    method: 'POST',
    path: '/api/search/imageSearch/listSearchHistory',
    who: 'login',
    request: z.object({ ...pageFields, kind: z.enum(['patent', 'trademark']).optional() }).prefault({}),
    answer: pageOf(storedPictureSearchSchema),
    summary: { zh: '图像检索历史', en: 'Image search history' },
  }),
  /** Deletes a search of the user; an id that does not exist or belongs to others is ignored. */
  deletePictureSearch: call({
    id: 'C.imageSearch.07',
    method: 'GET',
    path: '/api/search/imageSearch/deleteSearchHistoryById',
    who: 'login',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    summary: { zh: '删除图像检索历史', en: 'Deletes an image search from the history' },
  }),
  /** Deletes all searches of the user, or those of one kind; only those run at least `minAge` seconds ago. */
  emptyPictureSearches: call({
    id: 'C.imageSearch.02',
    method: 'POST',
    path: '/api/search/imageSearch/cleanSearchHistory',
    who: 'login',
    request: z.object({ kind: z.enum(['patent', 'trademark']).optional(), minAge: z.number().min(0).max(600).default(0) }).nullish(),
    answer: z.literal(true),
    summary: { zh: '清空图像检索历史', en: 'Clears the image search history' },
  }),
} satisfies CallTable
