import { accent, accentLine, line, paper, thick, thickest } from './Illustration.css.ts';

function Leads() {
  return (
    <>
      <rect
        className={paper}
        transform="rotate(-12 66 78)"
        x="30"
        y="54"
        width="58"
        height="52"
        rx="6"
      />
      <g transform="rotate(7 136 78)">
        <rect className={paper} x="92" y="50" width="84" height="54" rx="6" />
        <path className={line} d="M104 88h28M104 94h18" />
      </g>
      <path
        className={paper}
        d="M56 42.5c0-3 3.5-4.4 5.6-2.3L72 50h64a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H62a6 6 0 0 1-6-6Z"
      />
      <path className={accent} d="M56 42.5c0-3 3.5-4.4 5.6-2.3L87 64H56Z" />
      <path className={line} d="M70 80h36M70 88h52M70 96h26" />
      <circle className={accent} cx="126" cy="66" r="6" />
      <path className={line} d="M154 26v10M149 31h10M38 30v6M35 33h6" />
    </>
  );
}

function Events() {
  return (
    <>
      <path className={line} d="M82 12 96 34M118 12l-14 22" />
      <rect className={paper} x="92" y="30" width="16" height="9" rx="3" />
      <path
        className={paper}
        d="M58 34.5c0-3 3.5-4.4 5.6-2.3L74 42h62a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H64a6 6 0 0 1-6-6Z"
      />
      <path className={accent} d="M58 34.5c0-3 3.5-4.4 5.6-2.3L89 56H58Z" />
      <circle className={accent} cx="100" cy="76" r="9" />
      <path className={accent} d="M82 100a18 12 0 0 1 36 0" />
    </>
  );
}

function Search() {
  return (
    <>
      <path
        className={paper}
        d="M40 30.5c0-3 3.5-4.4 5.6-2.3L56 38h84a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z"
      />
      <path className={accent} d="M40 30.5c0-3 3.5-4.4 5.6-2.3L71 52H40Z" />
      <path className={line} strokeDasharray="1 6" d="M54 70h24M54 82h40M54 94h20" />
      <circle className={accent} fillOpacity=".75" cx="126" cy="78" r="24" />
      <path className={`${accentLine} ${thickest}`} d="m143 95 18 18" />
      <path className={accentLine} d="M114 74a13 13 0 0 1 10-9" />
    </>
  );
}

function Failure() {
  return (
    <>
      <path
        className={paper}
        d="M34 40.5c0-3 3.5-4.4 5.6-2.3L50 48h46l-7 15 10 11-9 14 6 20H40a6 6 0 0 1-6-6Z"
      />
      <path className={accent} d="M34 40.5c0-3 3.5-4.4 5.6-2.3L65 62H34Z" />
      <path className={line} d="M48 78h26M48 86h30M48 94h18" />
      <g transform="translate(10 4) rotate(4 140 78)">
        <path
          className={paper}
          d="M106 48h48a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6h-48l-6-20 9-14-10-11Z"
        />
        <path className={line} d="M122 66h24M126 74h20M122 82h16" />
      </g>
      <path className={accentLine} d="M102 22v12M86 28l5 8M118 28l-5 8" />
    </>
  );
}

/** A card with the folded corner, shared by the drawings below. */
function Sheet() {
  return (
    <>
      <path
        className={paper}
        d="M46 40.5c0-3 3.5-4.4 5.6-2.3L62 48h86a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6Z"
      />
      <path className={accent} d="M46 40.5c0-3 3.5-4.4 5.6-2.3L77 62H46Z" />
    </>
  );
}

function Forbidden() {
  return (
    <>
      <Sheet />
      <path className={line} d="M60 78h24M60 86h30M60 94h18" />
      <path className={accentLine} d="M117 74v-8a11 11 0 0 1 22 0v8" />
      <rect className={accent} x="111" y="74" width="34" height="26" rx="5" />
      <circle className={accentLine} cx="128" cy="85" r="2.5" />
      <path className={accentLine} d="M128 87.5v5M104 24v8M88 28l4 7M120 28l-4 7" />
    </>
  );
}

function Offline() {
  return (
    <>
      <Sheet />
      <path className={line} strokeDasharray="1 6" d="M60 80h26M60 90h34M60 98h18" />
      <path className={accentLine} d="M106 76a28 28 0 0 1 36 0M112 83a19 19 0 0 1 24 0" />
      <path className={accentLine} d="M118 90a9.5 9.5 0 0 1 12 0" />
      <circle className={accent} cx="124" cy="97" r="2.5" />
      <path className={`${accentLine} ${thick}`} d="m108 64 32 38" />
      <path className={line} d="M38 26v8M34 30h8M164 30v6M161 33h6" />
    </>
  );
}

function Mail() {
  return (
    <>
      <path className={paper} d="M40 70 100 30l60 40v36a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z" />
      <path className={paper} d="M62 32.500c0-3 3.5-4.4 5.6-2.300L76 38h56a6 6 0 0 1 6 6v46H62Z" />
      <path className={accent} d="M62 32.500c0-3 3.5-4.4 5.6-2.300L89 52H62Z" />
      <path className={line} d="M76 62h40M76 70h48" />
      <path
        className={paper}
        d="m40 72 53 32a14 14 0 0 0 14 0l53-32v34a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z"
      />
      <path className={line} d="m42 110 38-14M158 110l-38-14" />
      <path className={line} d="M166 34v10M161 39h10M32 36v6M29 39h6" />
    </>
  );
}

/** The drawings by name; all share a background and a size of 200 × 136. */
export const illustrationDrawings = {
  leads: Leads,
  events: Events,
  search: Search,
  error: Failure,
  forbidden: Forbidden,
  offline: Offline,
  mail: Mail,
};
