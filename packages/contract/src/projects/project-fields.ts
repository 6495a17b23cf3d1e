import * as z from 'zod'
import { text } from '../text.ts'
import { MAX_NAMED_PATENTS, MAX_PROJECT_NAME, PROJECT_AUTHORITIES } from './project-limits.ts'

export const projectNameSchema = text().trim().min(1).max(MAX_PROJECT_NAME)
export const rowIdsSchema = z.array(z.guid()).min(1).max(1000)
/** Ids of patents, as rows of lists have them. */
export const patentIdsSchema = z.array(text().trim().min(1).max(100)).min(1).max(MAX_NAMED_PATENTS)
export const authoritySchema = z.literal(PROJECT_AUTHORITIES)
/** 11 digits. */
export const phoneSchema = text()
  .trim()
  .regex(/^1\d{10}$/)

/** Errors of every call about a project. */
export const PROJECT_ACCESS_ERRORS = ['PROJECT_NOT_FOUND', 'PROJECT_FORBIDDEN'] as const
/** The same of calls about indexes. */
export const INDEX_ACCESS_ERRORS = [...PROJECT_ACCESS_ERRORS, 'PROJECT_INDEX_NOT_FOUND'] as const
/** The same of calls about folders. */
export const FILE_ACCESS_ERRORS = [...PROJECT_ACCESS_ERRORS, 'PROJECT_FILE_NOT_FOUND'] as const
