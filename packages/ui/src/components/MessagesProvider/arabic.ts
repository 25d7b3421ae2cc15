import type { MessageCatalogue } from '../../internal/messages/messages.ts';
import { translateReactAria } from '../../internal/messages/reactAria.ts';

/** The library's texts in Arabic, which has six plural forms and is written from right to left. */
export const arabic: MessageCatalogue = {
  language: 'ar',
  messages: ({ list, number, plural }) => ({
    activeFilters: 'عوامل التصفية المفعّلة',
    ascending: (column) => `${column}، تصاعديًا`,
    atLeast: (minimum) => `أدخل ${minimum} أو أكثر.`,
    atMost: (maximum) => `أدخل ${maximum} أو أقل.`,
    breadcrumbs: 'مسار التنقل',
    charactersLeft: (count) =>
      plural(count, {
        zero: 'لم يبقَ أي حرف',
        one: 'بقي حرف واحد',
        two: 'بقي حرفان',
        few: 'بقيت # أحرف',
        many: 'بقي # حرفًا',
        other: 'بقي # حرف',
      }),
    check: 'تحقّق',
    clear: 'مسح',
    clearAll: 'مسح الكل',
    clearSelection: 'إلغاء التحديد',
    close: 'إغلاق',
    columns: 'الأعمدة',
    copied: 'تم النسخ',
    copy: 'نسخ',
    copyFailed: 'تعذّر النسخ. حدّد النص وانسخه بنفسك.',
    copyOf: (label) => `نسخ ${label}`,
    currentChoice: (label, value) => `${label}: ${value}`,
    descending: (column) => `${column}، تنازليًا`,
    dismiss: 'إخفاء',
    done: 'تم',
    down: 'انخفاض',
    empty: 'لا شيء هنا',
    errorSummary: (count) =>
      plural(count, {
        one: 'حقل واحد يحتاج إلى مراجعة',
        two: 'حقلان يحتاجان إلى مراجعة',
        few: '# حقول تحتاج إلى مراجعة',
        many: '# حقلًا يحتاج إلى مراجعة',
        other: '# حقل يحتاج إلى مراجعة',
      }),
    filters: 'عوامل التصفية',
    filtersActive: (count) => `عوامل التصفية (${number(count)})`,
    hiddenLevels: 'المستويات البينية',
    hidePassword: 'إخفاء كلمة المرور',
    loading: 'جارٍ التحميل',
    loadMore: 'تحميل المزيد',
    nearest: (values) => `أدخل ${list(values, 'or')}.`,
    next: 'التالي',
    noChange: 'بلا تغيير',
    noData: 'لا توجد بيانات',
    noMatches: 'لا توجد نتائج مطابقة',
    notAfter: (latest) => `اختر ${latest} أو قبله.`,
    notBefore: (earliest) => `اختر ${earliest} أو بعده.`,
    nothingToCompare: 'لا شيء للمقارنة',
    notice: 'تنبيه',
    notifications: 'الإشعارات',
    notKnown: 'غير معروف بعد',
    notLoaded: 'تعذّر فتح هذا',
    notLoadedHelp: 'تحقّق من الاتصال وحاول مرة أخرى.',
    noValue: 'غير مذكور',
    oneValue: (value, when) => `${value} في ${when}`,
    openCalendar: 'فتح التقويم',
    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
    page: (page, pageCount) =>
      pageCount === undefined
        ? `الصفحة ${number(page)}`
        : `الصفحة ${number(page)} من ${number(pageCount)}`,
    pagination: 'التنقل بين الصفحات',
    previous: 'السابق',
    removeFilter: (label, value) => `إزالة ${label}: ${value}`,
    results: (count) =>
      plural(count, {
        zero: 'لا نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),
    retry: 'إعادة المحاولة',
    rowActions: 'إجراءات الصفوف المحددة',
    rowsSelected: (count) =>
      plural(count, {
        zero: 'لا صفوف محددة',
        one: 'صف واحد محدد',
        two: 'صفان محددان',
        few: '# صفوف محددة',
        many: '# صفًا محددًا',
        other: '# صف محدد',
      }),
    selectAll: 'تحديد الكل',
    selectAllRows: (count) => `تحديد الكل (${number(count)})`,
    selectPlaceholder: 'اختر',
    selectRow: (name) => `تحديد ${name}`,
    showPassword: 'إظهار كلمة المرور',
    showResults: (count) =>
      plural(count, {
        zero: 'لا نتائج لعرضها',
        one: 'عرض نتيجة واحدة',
        two: 'عرض نتيجتين',
        few: 'عرض # نتائج',
        many: 'عرض # نتيجة',
        other: 'عرض # نتيجة',
      }),
    showSuggestions: 'عرض الاقتراحات',
    sortBy: 'ترتيب حسب',
    stepCompleted: '(مكتملة)',
    stepFailed: '(تحتاج إلى مراجعة)',
    timeZone: (name) => `المنطقة الزمنية: ${name}`,
    trend: (from, to, lowest, highest) => `من ${from} إلى ${to}؛ الأدنى ${lowest}، الأعلى ${highest}`,
    unfinishedDate: 'أكمل التاريخ والوقت.',
    up: 'ارتفاع',
    working: 'جارٍ العمل…',
  }),
};

const suggestions = {
  zero: 'لا اقتراحات',
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: '# اقتراحات',
  many: '# اقتراحًا',
  other: '# اقتراح',
};

translateReactAria('ar', ({ plural }) => ({
  breadcrumbs: 'مسار التنقل',
  buttonLabel: 'عرض الاقتراحات',
  'Clear search': 'مسح البحث',
  close: 'إغلاق',
  countAnnouncement: ({ optionCount }) => `${plural(optionCount, suggestions)}.`,
  decrease: ({ fieldLabel }) => `خفض ${fieldLabel}`,
  dismiss: 'إغلاق',
  dropDescriptionKeyboard: 'للإفلات، يُرجى الضغط على Enter. للإلغاء، يُرجى الضغط على Escape.',
  dropDescriptionTouch: 'للإفلات، يُرجى النقر مرتين.',
  dropDescriptionVirtual: 'للإفلات، يُرجى النقر.',
  dropzoneLabel: 'منطقة الإفلات',
  Empty: 'فارغ',
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) => {
    const group = isGroupChange
      ? `المجموعة ${groupTitle}، ${plural(groupCount, suggestions)}. `
      : '';
    return `${group}${optionText}${isSelected ? '، محدد' : ''}`;
  },
  increase: ({ fieldLabel }) => `زيادة ${fieldLabel}`,
  listboxLabel: 'الاقتراحات',
  longPressMessage: 'لفتح القائمة، يُرجى الضغط مطولًا أو الضغط على Alt + السهم لأسفل',
  notifications: ({ count }) =>
    plural(count, {
      zero: 'لا إشعارات.',
      one: 'إشعار واحد.',
      two: 'إشعاران.',
      few: '# إشعارات.',
      many: '# إشعارًا.',
      other: '# إشعار.',
    }),
  numberField: 'حقل رقمي',
  selectedAnnouncement: ({ optionText }) => `${optionText}، محدد`,
  selectPlaceholder: 'اختر',
}));
