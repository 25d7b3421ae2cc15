import type { Translation } from '../messages/index.ts';
import type { english } from './english.ts';

/** What visitors read, in Spanish. */
export const spanish: Translation<typeof english> = {
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    company: 'Empresa',
    position: 'Cargo',
    mobile: 'Móvil',
    website: 'Sitio web',
    address: 'Dirección',
    linkedin_url: 'Perfil de LinkedIn',
    notes: 'Mensaje',
  },
  form: {
    title: 'Sus datos',
    privacy: '{company} recibe los datos que introduzca y podrá ponerse en contacto con usted.',
    privacyLink: 'Política de privacidad',
    required: 'Los campos marcados con * son obligatorios.',
    more: 'Más datos',
    optional: 'opcional',
    send: 'Enviar',
    sent: 'Gracias',
    sentTo: 'Sus datos han llegado a {company}.',
    kept: 'Aún no se ha enviado',
    keptHelp:
      'No hay conexión. Sus datos se guardan en este dispositivo y se enviarán a {company} en cuanto la haya: deje abierta esta página o vuelva a abrirla en las próximas 24 horas.',
    another: 'Introducir otra persona',
    trap: 'Deje este campo vacío',
    loading: 'Cargando el formulario',
  },
  card: {
    title: 'Foto de una tarjeta de visita',
    hint: 'Leemos la tarjeta y rellenamos los campos. La foto no se conserva.',
    choose: 'Rellenar con una tarjeta de visita',
    read: 'Leer la tarjeta',
    reading: 'Leyendo la tarjeta…',
    done: 'La tarjeta se ha leído. Revise los campos y envíelos.',
    unreadable: 'No hay ninguna tarjeta en la foto. Repítala o rellene los campos.',
    failed: 'No se pudo leer la foto. Elija otra o rellene los campos.',
    tooLarge: 'La foto es demasiado grande. Elija una de 10 MB como máximo.',
  },
  questions: {
    clear: 'Borrar',
    clearOf: 'Borrar la respuesta: {question}',
    choose: 'Elija una opción',
  },
  errors: {
    title: 'Revise estos campos',
    page: 'Error',
    missing: 'El campo «{field}» es obligatorio.',
    tooLong: '{field}: {most, plural, one {# carácter} other {# caracteres}} como máximo.',
    email: 'Introduzca una dirección completa, por ejemplo ada@example.com.',
    link: 'Introduzca una dirección web, por ejemplo www.example.com.',
    wrong: 'El campo «{field}» contiene caracteres no permitidos.',
    unanswered: 'Responda a esta pregunta.',
    answer: 'Esta respuesta no se ha aceptado. Elija de nuevo.',
    consent: 'Marque esta casilla: sin su consentimiento no se puede enviar el formulario.',
    consentChanged:
      'Este texto ha cambiado. Léalo de nuevo y marque la casilla si está de acuerdo.',
  },
  problems: {
    title: 'No se puede mostrar aquí',
    notSent: 'No se ha enviado',
    retry: 'Reintentar',
    busy: 'Este formulario no admite más envíos por ahora. Inténtelo más tarde.',
    ended: 'Este formulario no está disponible',
    endedHelp: 'Ha caducado, se ha cerrado o la dirección está incompleta.',
    forbidden: 'Este formulario no se puede enviar desde aquí',
    forbiddenHelp: 'La página que lo envía no es una de aquellas para las que se hizo.',
    noKey: 'Esta página no indica ninguna clave de socio (atributo partner-key).',
    keyRefused: 'La clave de socio es desconocida, ha caducado o se ha revocado.',
    originRefused:
      'La clave de socio no permite páginas de {origin}. Quien administra la clave puede añadir esta dirección.',
    scope: 'La clave de socio no permite esto ({scope}).',
    unreachable:
      'No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
    unknown: 'Se ha producido un error. Inténtelo más tarde.',
  },
};
