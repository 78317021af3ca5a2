import { homeWords } from '../../words/home.ts';
import classes from './home-picture.module.css';

/** What this is, in one picture: a form on the left, the site that it makes on the right. Drawn in our own colours. */
export function HomePicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 440 232" role="img" aria-label={homeWords.picture}>
      <rect className={classes.window} x="1" y="1" width="438" height="230" rx="12" />
      <path className={classes.line} d="M1 30h438M164 30v201" />
      <g className={classes.dots}>
        <circle cx="18" cy="15.5" r="3.5" />
        <circle cx="30" cy="15.5" r="3.5" />
        <circle cx="42" cy="15.5" r="3.5" />
      </g>
      {/* Behind the rest: from the colour that is chosen to where it shows. */}
      <path className={classes.thread} d="M46 112 C 110 104, 128 62, 182 58" />
      <FormHalf />
      <SiteHalf />
    </svg>
  );
}

/** A name, a colour, a logo and a switch. */
function FormHalf() {
  return (
    <g>
      <rect className={classes.ink} x="20" y="48" width="42" height="6" rx="3" />
      <rect className={classes.field} x="20" y="60" width="124" height="22" rx="5" />
      <rect className={classes.text} x="28" y="68" width="58" height="6" rx="3" />
      <rect className={classes.cursor} x="90" y="65" width="1.5" height="12" />
      <rect className={classes.ink} x="20" y="94" width="34" height="6" rx="3" />
      <g>
        <circle className={classes.ring} cx="34" cy="117" r="12" />
        <circle className={classes.accent} cx="34" cy="117" r="8.5" />
        <circle className={classes.sky} cx="62" cy="117" r="8.5" />
        <circle className={classes.clay} cx="86" cy="117" r="8.5" />
        <circle className={classes.plum} cx="110" cy="117" r="8.5" />
      </g>
      <rect className={classes.ink} x="20" y="144" width="28" height="6" rx="3" />
      <rect className={classes.drop} x="20" y="156" width="124" height="30" rx="5" />
      <path className={classes.accent} d="M76 177c-1-7 4-12 14-12.5 0 9-5 13-11.5 12.500Z" />
      <rect className={classes.ink} x="20" y="202" width="62" height="6" rx="3" />
      <rect className={classes.accent} x="118" y="198" width="26" height="14" rx="7" />
      <circle className={classes.knob} cx="137" cy="205" r="5" />
    </g>
  );
}

/** A top bar with logo and button, the navigation, and a page with cards. */
function SiteHalf() {
  return (
    <g>
      <path className={classes.accent} d="M184 61c-1-7 4-12 14-12.5 0 9-5 13-11.5 12.500Z" />
      <rect className={classes.text} x="204" y="52" width="46" height="6" rx="3" />
      <rect className={classes.accent} x="380" y="46" width="42" height="18" rx="9" />
      <path className={classes.line} d="M164 76h275M252 76v155" />
      <rect className={classes.soft} x="178" y="90" width="62" height="16" rx="4" />
      <rect className={classes.accent} x="186" y="95" width="38" height="6" rx="3" />
      <rect className={classes.ink} x="186" y="117" width="44" height="6" rx="3" />
      <rect className={classes.ink} x="186" y="135" width="32" height="6" rx="3" />
      <rect className={classes.ink} x="186" y="153" width="40" height="6" rx="3" />
      <rect className={classes.ink} x="186" y="171" width="28" height="6" rx="3" />
      <rect className={classes.text} x="270" y="92" width="96" height="10" rx="5" />
      <rect className={classes.ink} x="270" y="114" width="150" height="6" rx="3" />
      <rect className={classes.ink} x="270" y="127" width="132" height="6" rx="3" />
      <rect className={classes.field} x="270" y="148" width="70" height="62" rx="6" />
      <rect className={classes.field} x="350" y="148" width="70" height="62" rx="6" />
      <circle className={classes.accent} cx="284" cy="164" r="5" />
      <circle className={classes.accent} cx="364" cy="164" r="5" />
      <rect className={classes.text} x="279" y="178" width="36" height="6" rx="3" />
      <rect className={classes.text} x="359" y="178" width="30" height="6" rx="3" />
      <rect className={classes.ink} x="279" y="191" width="50" height="5" rx="2.5" />
      <rect className={classes.ink} x="359" y="191" width="46" height="5" rx="2.5" />
    </g>
  );
}
