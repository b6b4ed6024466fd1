/** What is used of the library that reads spreadsheets. This file is loaded on demand. */

export { formatValue, isDateFormat, readXls, serialToDate } from 'hucre';
