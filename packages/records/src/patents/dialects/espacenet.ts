import type { DialectTable } from '../../kinds/dialect-table.ts'

/** How Espacenet writes fields and values of patents. Source: the field list of its public help. */
export const ESPACENET_TABLE: DialectTable = {
  fields: [
    ['ti', 'TI'],
    ['ab', 'AB'],
    ['ta', 'TIAB'],
    ['ntxt', 'TXT'],
    ['txt', 'TXT', 'near'],
    ['claims', 'CLAIM'],
    ['desc', 'DESC'],
    ['ftxt', 'FULL'],
    ['nftxt', 'ALL'],
    ['pa', 'AP'],
    ['in', 'in'],
    ['ia', 'AP-IN'],
    ['pn', 'pn'],
    ['ap', 'an'],
    ['pr', 'prn'],
    ['num', 'number'],
    ['pd', 'pd'],
    ['ad', 'ad'],
    ['prd', 'prd'],
    ['ipc', 'ipc'],
    ['ic', 'ipc'],
    ['cpc', 'cpc'],
    ['cl', 'class'],
    ['ct', 'ct'],
    ['famn', 'family-simple'],
  ],
  values: [],
}
