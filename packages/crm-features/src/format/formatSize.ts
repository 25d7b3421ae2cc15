/** A number of bytes as text: "12 kB", "1.3 MB", "34 MB". */
export function formatSize(bytes: number, locale: string): string {
  const format = (value: number, unit: 'byte' | 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'megabyte' && value < 10 ? 1 : 0,
    }).format(value);
  if (bytes < 1_000) return format(bytes, 'byte');
  return bytes < 1_000_000
    ? format(bytes / 1_000, 'kilobyte')
    : format(bytes / 1_000_000, 'megabyte');
}
