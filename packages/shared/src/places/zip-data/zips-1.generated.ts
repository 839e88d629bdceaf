// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
DE Bear 9701
DE Bethany Beach 9930
DE Bethel 9931
DE Bridgeville 9933
DE Camden Wyoming 9934
DE Cheswold 9936
DE Claymont 9703
DE Clayton 9938
DE Dagsboro 9939
DE Delaware City 9706
DE Delmar 9940
DE Dover 9901,9903-9906
DE Dover Afb 9902
DE Ellendale 9941
DE Felton 9943
DE Fenwick Island 9944
DE Frankford 9945
DE Frederica 9946
DE Georgetown 9947
DE Greenwood 9950
DE Harbeson 9951
DE Harrington 9952
DE Hartly 9953
DE Hockessin 9707
DE Houston 9954
DE Kenton 9955
DE Kirkwood 9708
DE Laurel 9956
DE Lewes 9958
DE Lincoln 9960
DE Little Creek 9961
DE Magnolia 9962
DE Marydel 9964
DE Middletown 9709
DE Milford 9963
DE Millsboro 9966
DE Millville 9967
DE Milton 9968
DE Montchanin 9710
DE Nassau 9969
DE New Castle 9720-9721,9726
DE Newark 9702,9711-9718,9725
DE Ocean View 9970
DE Odessa 9730
DE Port Penn 9731
DE Rehoboth Beach 9971
DE Rockland 9732
DE Saint Georges 9733
DE Seaford 9973
DE Selbyville 9975
DE Smyrna 9977
DE Townsend 9734
DE Viola 9979
DE Wilmington 9801-9810,9850,9880,9884-9886,9890-9899
DE Winterthur 9735
DE Woodside 9980
DE Yorklyn 9736
NY Accord 2404
NY Acra 2405
NY Adams 3605
NY Adams Basin 4410
NY Adams Center 3606
NY Addison 4801
NY Adirondack 2808
NY Afton 3730
NY Akron 4001
NY Albany 2201-2212,2214,2220,2222-2250,2252,2255-2257,2260-2261,2288
NY Albertson 1507
NY Albion 4411
NY Alcove 2007
NY Alden 4004
NY Alder Creek 3301
NY Alexander 4005
NY Alexandria Bay 3607
NY Alfred 4802
NY Alfred Station 4803
NY Allegany 4706
NY Allentown 4707
NY Alma 4708
NY Almond 4804
NY Alpine 4805
NY Alplaus 2008
NY Altamont 2009
NY Altmar 3302
NY Alton 4413
NY Altona 2910
NY Amagansett 1930
NY Amawalk 0501
NY Amenia 2501
NY Amityville 1701
NY Amsterdam 2010
NY Ancram 2502
NY Ancramdale 2503
NY Andes 3731
NY Andover 4806
NY Angelica 4709
NY Angola 4006
NY Annandale On Hudson 2504
NY Antwerp 3608
NY Apalachin 3732
NY Appleton 4008
NY Apulia Station 3020
NY Aquebogue 1931
NY Arcade 4009
NY Arden 0910
NY Ardsley 0502
NY Ardsley On Hudson 0503
NY Argyle 2809
NY Arkport 4807
NY Arkville 2406
NY Armonk 0504
NY Arverne 1692
NY Ashland 2407
NY Ashville 4710
NY Astoria 1102-1103,1105-1106
NY Athens 2015
NY Athol 2810
NY Athol Springs 4010
NY Atlanta 4808
NY Atlantic Beach 1509
NY Attica 4011
NY Au Sable Forks 2912
NY Auburn 3021-3022,3024
NY Auriesville 2016
NY Aurora 3026
NY Austerlitz 2017
NY Ava 3303
NY Averill Park 2018
NY Avoca 4809
NY Avon 4414
NY Babylon 1702
NY Bainbridge 3733
NY Bakers Mills 2811
NY Baldwin 1510
NY Baldwin Place 0505
NY Baldwinsville 3027
NY Ballston Lake 2019
NY Ballston Spa 2020
NY Bangall 2506
NY Barker 4012
NY Barneveld 3304
NY Barrytown 2507
NY Barryville 2719
NY Barton 3734
NY Basom 4013
NY Batavia 4020-4021
NY Bath 4810
NY Bay Shore 1706
NY Bayport 1705
NY Bayside 1359-1361
NY Bayville 1709
NY Beacon 2508
NY Bear Mountain 0911
NY Bearsville 2409
NY Beaver Dams 4812
NY Beaver Falls 3305
NY Bedford 0506
NY Bedford Hills 0507
NY Belfast 4711
NY Bellerose 1426
NY Belleville 3611
NY Bellmore 1710
NY Bellona 4415
NY Bellport 1713
NY Bellvale 0912
NY Belmont 4813
NY Bemus Point 4712
NY Bergen 4416
NY Berkshire 3736
NY Berlin 2022
NY Berne 2023
NY Bernhards Bay 3028
NY Bethel 2720
NY Bethpage 1714
NY Bible School Park 3737
NY Big Flats 4814
NY Big Indian 2410
NY Billings 2510
NY Binghamton 3901-3905
NY Black Creek 4714
NY Black River 3612
NY Blauvelt 0913
NY Bliss 4024
NY Blodgett Mills 3738
NY Bloomfield 4469
NY Blooming Grove 0914
NY Bloomingburg 2721
NY Bloomingdale 2913
NY Bloomington 2411
NY Bloomville 3739
NY Blossvale 3308
NY Blue Mountain Lake 2812
NY Blue Point 1715
NY Bohemia 1716
NY Boiceville 2412
NY Bolivar 4715
NY Bolton Landing 2814
NY Bombay 2914
NY Boonville 3309
NY Boston 4025
NY Bouckville 3310
NY Bovina Center 3740
NY Bowmansville 4026
NY Bradford 4815
NY Brainard 2024
NY Brainardsville 2915
NY Branchport 4418
NY Brant 4027
NY Brant Lake 2815
NY Brantingham 3312
NY Brasher Falls 3613
NY Breesport 4816
NY Breezy Point 1697
NY Brentwood 1717
NY Brewerton 3029
NY Brewster 0509
NY Briarcliff Manor 0510
NY Bridgehampton 1932
NY Bridgeport 3030
NY Bridgewater 3313
NY Brier Hill 3614
NY Brightwaters 1718
NY Broadalbin 2025
NY Brockport 4420
NY Brocton 4716
NY Bronx 0451-0475
NY Bronxville 0708
NY Brookfield 3314
NY Brookhaven 1719
NY Brooklyn 1201-1226,1228-1239,1241-1243,1245,1247,1249,1251-1252,1256
NY Brooktondale 4817
NY Brownville 3615
NY Brushton 2916
NY Buchanan 0511
NY Buffalo 4201-4228,4231,4233,4240-4241,4260-4261,4263-4265,4267,4269-4270,4272-4273,4276,4280
NY Bullville 0915
NY Burdett 4818
NY Burke 2917
NY Burlingham 2722
NY Burlington Flats 3315
NY Burnt Hills 2027
NY Burt 4028
NY Buskirk 2028
NY Byron 4422
NY Cadyville 2918
NY Cairo 2413
NY Calcium 3616
NY Caledonia 4423
NY Callicoon 2723
NY Callicoon Center 2724
NY Calverton 1933
NY Cambria Heights 1411
NY Cambridge 2816
NY Camden 3316
NY Cameron 4819
NY Cameron Mills 4820
NY Camillus 3031
NY Campbell 4821
NY Campbell Hall 0916
NY Canaan 2029
NY Canajoharie 3317
NY Canandaigua 4424
NY Canaseraga 4822
NY Canastota 3032
NY Candor 3743
NY Caneadea 4717
NY Canisteo 4823
NY Canton 3617
NY Cape Vincent 3618
NY Carle Place 1514
NY Carlisle 2031
NY Carmel 0512
NY Caroga Lake 2032
NY Carthage 3619
NY Cassadaga 4718
NY Cassville 3318
NY Castile 4427
NY Castle Creek 3744
NY Castle Point 2511
NY Castleton On Hudson 2033
NY Castorland 3620
NY Cato 3033
NY Catskill 2414
NY Cattaraugus 4719
NY Cayuga 3034
NY Cayuta 4824
NY Cazenovia 3035
NY Cedarhurst 1516
NY Celoron 4720
NY Center Moriches 1934
NY Centereach 1720
NY Centerport 1721
NY Centerville 4029
NY Central Bridge 2035
NY Central Islip 1722
NY Central Square 3036
NY Central Valley 0917
NY Ceres 4721
NY Chadwicks 3319
NY Chaffee 4030
NY Champlain 2919
NY Chappaqua 0514
NY Charlotteville 2036
NY Chase Mills 3621
NY Chateaugay 2920
NY Chatham 2037
NY Chaumont 3622
NY Chautauqua 4722
NY Chazy 2921
NY Chelsea 2512
NY Chemung 4825
NY Chenango Bridge 3745
NY Chenango Forks 3746
NY Cherry Creek 4723
NY Cherry Plain 2040
NY Cherry Valley 3320
NY Chester 0918
NY Chestertown 2817
NY Chichester 2416
NY Childwold 2922
NY Chippewa Bay 3623
NY Chittenango 3037
NY Churchville 4428
NY Churubusco 2923
NY Cicero 3039
NY Cincinnatus 3040
NY Circleville 0919
NY Clarence 4031
NY Clarence Center 4032
NY Clarendon 4429
NY Clark Mills 3321
NY Clarkson 4430
NY Clarksville 2041
NY Claryville 2725
NY Claverack 2513
NY Clay 3041
NY Clayton 3624
NY Clayville 3322
NY Clemons 2819
NY Cleveland 3042
NY Cleverdale 2820
NY Clifton Park 2065
NY Clifton Springs 4432
NY Climax 2042
NY Clinton 3323
NY Clinton Corners 2514
NY Clintondale 2515
NY Clockville 3043
NY Clyde 4433
NY Clymer 4724
NY Cobleskill 2043
NY Cochecton 2726
NY Cochecton Center 2727
NY Coeymans 2045
NY Coeymans Hollow 2046
NY Cohocton 4826
NY Cohoes 2047
NY Cold Brook 3324
NY Cold Spring 0516
NY Cold Spring Harbor 1724
NY Colden 4033
NY College Point 1356
NY Colliersville 3747
NY Collins 4034
NY Collins Center 4035
NY Colton 3625
NY Columbiaville 2050
NY Commack 1725
NY Comstock 2821
NY Conesus 4435
NY Conewango Valley 4726
NY Congers 0920
NY Conklin 3748
NY Connelly 2417
NY Constable 2926
NY Constableville 3325
NY Constantia 3044
NY Coopers Plains 4827
NY Cooperstown 3326
NY Copake 2516
NY Copake Falls 2517
NY Copenhagen 3626
NY Copiague 1726
NY Coram 1727
NY Corbettsville 3749
NY Corfu 4036
NY Corinth 2822
NY Corning 4830-4831
NY Cornwall 2518
NY Cornwall On Hudson 2520
NY Cornwallville 2418
NY Corona 1368
NY Cortland 3045
NY Cortlandt Manor 0567
NY Cossayuna 2823
NY Cottekill 2419
NY Cowlesville 4037
NY Coxsackie 2051
NY Cragsmoor 2420
NY Cranberry Lake 2927
NY Craryville 2521
NY Crittenden 4038
NY Croghan 3327
NY Crompond 0517
NY Cropseyville 2052
NY Cross River 0518
NY Croton Falls 0519
NY Croton On Hudson 0520-0521
NY Crown Point 2928
NY Cuba 4727
NY Cuddebackville 2729
NY Cutchogue 1935
NY Dale 4039
NY Dalton 4836
NY Dannemora 2929
NY Dansville 4437
NY Darien Center 4040
NY Davenport 3750
NY Davenport Center 3751
NY Dayton 4041
NY De Kalb Junction 3630
NY De Peyster 3633
NY De Ruyter 3052
NY Deansboro 3328
NY Deer Park 1729
NY Deer River 3627
NY Deferiet 3628
NY Delancey 3752
NY Delanson 2053
NY Delevan 4042
NY Delhi 3753
NY Delmar 2054
NY Delphi Falls 3051
NY Denmark 3631
NY Denver 2421
NY Depauville 3632
NY Depew 4043
NY Deposit 3754
NY Derby 4047
NY Dewittville 4728
NY Dexter 3634
NY Diamond Point 2824
NY Dickinson Center 2930
NY Dobbs Ferry 0522
NY Dolgeville 3329
NY Dormansville 2055
NY Dover Plains 2522
NY Downsville 3755
NY Dresden 4441
NY Dryden 3053
NY Duanesburg 2056
NY Dundee 4837
NY Dunkirk 4048
NY Durham 2422
NY Durhamville 3054
NY Eagle Bay 3331
NY Eagle Bridge 2057
NY Earlton 2058
NY Earlville 3332
NY East Amherst 4051
NY East Aurora 4052
NY East Berne 2059
NY East Bethany 4054
NY East Bloomfield 4443
NY East Branch 3756
NY East Chatham 2060
NY East Concord 4055
NY East Durham 2423
NY East Elmhurst 1369-1370
NY East Greenbush 2061
NY East Hampton 1937
NY East Homer 3056
NY East Islip 1730
NY East Jewett 2424
NY East Marion 1939
NY East Meadow 1554
NY East Meredith 3757
NY East Moriches 1940
NY East Nassau 2062
NY East Northport 1731
NY East Norwich 1732
NY East Otto 4729
NY East Pembroke 4056
NY East Pharsalia 3758
NY East Quogue 1942
NY East Randolph 4730
NY East Rochester 4445
NY East Rockaway 1518
NY East Schodack 2063
NY East Setauket 1733
NY East Springfield 3333
NY East Syracuse 3057
NY East Williamson 4449
NY East Worcester 2064
NY Eastchester 0709
NY Eastport 1941
NY Eaton 3334
NY Eden 4057
NY Edmeston 3335
NY Edwards 3635
NY Elba 4058
NY Elbridge 3060
NY Eldred 2732
NY Elizabethtown 2932
NY Elizaville 2523
NY Elka Park 2427
NY Ellenburg 2933
NY Ellenburg Center 2934
NY Ellenburg Depot 2935
NY Ellenville 2428
NY Ellicottville 4731
NY Ellington 4732
NY Ellisburg 3636
NY Elma 4059
NY Elmhurst 1373,1380
NY Elmira 4901-4905
NY Elmont 1003
NY Elmsford 0523
NY Endicott 3760-3761,3763
NY Endwell 3762
NY Erieville 3061
NY Erin 4838
NY Esopus 2429
NY Esperance 2066
NY Essex 2936
NY Etna 3062
NY Evans Mills 3637
NY Fabius 3063
NY Fair Haven 3064
NY Fairport 4450
NY Falconer 4733
NY Fallsburg 2733
NY Fancher 4452
NY Far Rockaway 1690-1691,1693,1695
NY Farmersville Station 4060
NY Farmingdale 1735,1737
NY Farmington 4425
NY Farmingville 1738
NY Farnham 4061
NY Fayette 3065
NY Fayetteville 3066
NY Felts Mills 3638
NY Ferndale 2734
NY Feura Bush 2067
NY Fillmore 4735
NY Findley Lake 4736
NY Fine 3639
NY Fishers 4453
NY Fishers Landing 3641
NY Fishkill 2524
NY Fishs Eddy 3774
NY Fleischmanns 2430
NY Floral Park 1001-1002,1005
NY Florida 0921
NY Flushing 1351-1352,1354-1355,1358,1367,1371,1381
NY Fly Creek 3337
NY Fonda 2068
NY Forest Hills 1375
NY Forestburgh 2777
NY Forestport 3338
NY Forestville 4062
NY Fort Ann 2827
NY Fort Covington 2937
NY Fort Drum 3602
NY Fort Edward 2828
NY Fort Hunter 2069
NY Fort Johnson 2070
NY Fort Montgomery 0922
NY Fort Plain 3339
NY Frankfort 3340
NY Franklin 3775
NY Franklin Springs 3341
NY Franklin Square 1010
NY Franklinville 4737
NY Fredonia 4063
NY Freedom 4065
NY Freehold 2431
NY Freeport 1520
NY Freeville 3068
NY Fremont Center 2736
NY Fresh Meadows 1365-1366
NY Frewsburg 4738
NY Friendship 4739
NY Fulton 3069
NY Fultonham 2071
NY Fultonville 2072
NY Gabriels 2939
NY Gainesville 4066
NY Gallupville 2073
NY Galway 2074
NY Gansevoort 2831
NY Garden City 1530-1531,1599
NY Gardiner 2525
NY Garnerville 0923
NY Garrattsville 3342
NY Garrison 0524
NY Gasport 4067
NY Geneseo 4454
NY Geneva 4456
NY Genoa 3071
NY Georgetown 3072
NY Germantown 2526
NY Gerry 4740
NY Getzville 4068
NY Ghent 2075
NY Gilbertsville 3776
NY Gilboa 2076
NY Glasco 2432
NY Glen Aubrey 3777
NY Glen Cove 1542
NY Glen Head 1545
NY Glen Oaks 1004
NY Glen Spey 2737
NY Glen Wild 2738
NY Glenfield 3343
NY Glenford 2433
NY Glenham 2527
NY Glenmont 2077
NY Glens Falls 2801
NY Glenwood 4069
NY Glenwood Landing 1547
NY Gloversville 2078
NY Goldens Bridge 0526
NY Gorham 4461
NY Goshen 0924
NY Gouverneur 3642
NY Gowanda 4070
NY Grafton 2082
NY Grahamsville 2740
NY Grand Gorge 2434
NY Grand Island 4072
NY Granite Springs 0527
NY Granville 2832
NY Great Bend 3643
NY Great Neck 1020-1024,1026-1027
NY Great River 1739
NY Great Valley 4741
NY Greene 3778
NY Greenfield Center 2833
NY Greenfield Park 2435
NY Greenhurst 4742
NY Greenlawn 1740
NY Greenport 1944
NY Greenvale 1548
NY Greenville 2083
NY Greenwich 2834
NY Greenwood 4839
NY Greenwood Lake 0925
NY Greig 3345
NY Groton 3073
NY Groveland 4462
NY Guilderland 2084
NY Guilderland Center 2085
NY Guilford 3780
NY Hadley 2835
NY Hagaman 2086
NY Hague 2836
NY Hailesboro 3645
NY Haines Falls 2436
NY Halcottsville 2438
NY Hall 4463
NY Hamburg 4075
NY Hamden 3782
NY Hamilton 3346
NY Hamlin 4464
NY Hammond 3646
NY Hammondsport 4840
NY Hampton 2837
NY Hampton Bays 1946
NY Hancock 3783
NY Hankins 2741
NY Hannacroix 2087
NY Hannawa Falls 3647
NY Hannibal 3074
NY Harford 3784
NY Harpersfield 3786
NY Harpursville 3787
NY Harriman 0926
NY Harris 2742
NY Harrison 0528
NY Harrisville 3648
NY Hartford 2838
NY Hartsdale 0530
NY Hartwick 3348
NY Hastings 3076
NY Hastings On Hudson 0706
NY Hauppauge 1788
NY Haverstraw 0927
NY Hawthorne 0532
NY Hector 4841
NY Helena 3649
NY Hemlock 4466
NY Hempstead 1549-1551
NY Henderson 3650
NY Henderson Harbor 3651
NY Henrietta 4467
NY Hensonville 2439
NY Herkimer 3350
NY Hermon 3652
NY Heuvelton 3654
NY Hewlett 1557
NY Hicksville 1801-1802,1815,1819
NY High Falls 2440
NY Highland 2528
NY Highland Falls 0928
NY Highland Lake 2743
NY Highland Mills 0930
NY Highmount 2441
NY Hillburn 0931
NY Hillsdale 2529
NY Hilton 4468
NY Himrod 4842
NY Hinckley 3352
NY Hinsdale 4743
NY Hobart 3788
NY Hoffmeister 3353
NY Hogansburg 3655
NY Holbrook 1741
NY Holland 4080
NY Holland Patent 3354
NY Holley 4470
NY Hollis 1423
NY Hollowville 2530
NY Holmes 2531
NY Holtsville 1742
NY Homer 3077
NY Honeoye 4471
NY Honeoye Falls 4472
NY Hoosick 2089
NY Hoosick Falls 2090
NY Hopewell Junction 2533
NY Hornell 4843
NY Horseheads 4845
NY Hortonville 2745
NY Houghton 4744
NY Howard Beach 1414
NY Howells 0932
NY Howes Cave 2092
NY Hubbardsville 3355
NY Hudson 2534
NY Hudson Falls 2839
NY Hughsonville 2537
NY Huguenot 2746
NY Huletts Landing 2841
NY Hume 4745
NY Hunt 4846
NY Hunter 2442
NY Huntington 1743
NY Huntington Station 1746
NY Hurley 2443
NY Hurleyville 2747
NY Hyde Park 2538
NY Ilion 3357
NY Indian Lake 2842
NY Inlet 3360
NY Interlaken 4847
NY Inwood 1096
NY Ionia 4475
NY Irving 4081
NY Irvington 0533
NY Island Park 1558
NY Islandia 1749
NY Islip 1751
NY Islip Terrace 1752
NY Ithaca 4850-4853
NY Jackson Heights 1372
NY Jacksonville 4854
NY Jamaica 1405,1424-1425,1430-1437,1439,1451,1499
NY Jamesport 1947
NY Jamestown 4701-4702
NY Jamesville 3078
NY Jasper 4855
NY Java Center 4082
NY Java Village 4083
NY Jay 2941
NY Jefferson 2093
NY Jefferson Valley 0535
NY Jeffersonville 2748
NY Jericho 1753,1853
NY Jewett 2444
NY Johnsburg 2843
NY Johnson 0933
NY Johnson City 3790
NY Johnsonville 2094
NY Johnstown 2095
NY Jordan 3080
NY Jordanville 3361
NY Kanona 4856
NY Katonah 0536
NY Kattskill Bay 2844
NY Kauneonga Lake 2749
NY Keene 2942
NY Keene Valley 2943
NY Keeseville 2911,2924,2944
NY Kendall 4476
NY Kennedy 4747
NY Kenoza Lake 2750
NY Kent 4477
NY Kerhonkson 2446
NY Keuka Park 4478
NY Kew Gardens 1415
NY Kiamesha Lake 2751
NY Kill Buck 4748
NY Killawog 3794
NY Kinderhook 2106
NY King Ferry 3081
NY Kings Park 1754
NY Kingston 2401-2402
NY Kirkville 3082
NY Kirkwood 3795
NY Knowlesville 4479
NY Knox 2107
NY Knoxboro 3362
NY La Fargeville 3656
NY La Fayette 3084
NY Lacona 3083
NY Lagrangeville 2540
NY Lake Clear 2945
NY Lake George 2845
NY Lake Grove 1755
NY Lake Hill 2448
NY Lake Huntington 2752
NY Lake Katrine 2449
NY Lake Luzerne 2846
NY Lake Peekskill 0537
NY Lake Placid 2946
NY Lake Pleasant 2108
NY Lake View 4085
NY Lakemont 4857
NY Lakeville 4480
NY Lakewood 4750
NY Lancaster 4086
NY Lanesville 2450
NY Lansing 4882
NY Larchmont 0538
NY Latham 2110
NY Laurel 1948
NY Laurens 3796
NY Lawrence 1559
NY Lawrenceville 2949
NY Lawtons 4091
NY Le Roy 4482
NY Lee Center 3363
NY Leeds 2451
NY Leicester 4481
NY Leon 4751
NY Leonardsville 3364
NY Levittown 1756
NY Lewis 2950
NY Lewiston 4092
NY Lexington 2452
NY Liberty 2754
NY Lily Dale 4752
NY Lima 4485
NY Limerick 3657
NY Limestone 4753
NY Lincolndale 0540
NY Lindenhurst 1757
NY Lindley 4858
NY Linwood 4486
NY Lisbon 3658
NY Lisle 3797
NY Little Falls 3365
NY Little Genesee 4754
NY Little Neck 1362-1363
NY Little Valley 4755
NY Little York 3087
NY Liverpool 3088-3090
NY Livingston 2541
NY Livingston Manor 2758
NY Livonia 4487
NY Livonia Center 4488
NY Loch Sheldrake 2759
NY Locke 3092
NY Lockport 4094-4095
NY Lockwood 4859
NY Locust Valley 1560
NY Lodi 4860
NY Long Beach 1561
NY Long Eddy 2760
NY Long Island City 1101,1109,1120
NY Long Lake 2847
NY Lorraine 3659
NY Lowman 4861
NY Lowville 3367
NY Lycoming 3093
NY Lynbrook 1563
NY Lyndonville 4098
NY Lyon Mountain 2952,2955
NY Lyons 4489
NY Lyons Falls 3368
NY Macedon 4502
NY Machias 4101
NY Madison 3402
NY Madrid 3660
NY Mahopac 0541
NY Mahopac Falls 0542
NY Maine 3802
NY Malden Bridge 2115
NY Malden On Hudson 2453
NY Mallory 3103
NY Malone 2953
NY Malverne 1565
NY Mamaroneck 0543
NY Manchester 4504
NY Manhasset 1030
NY Manlius 3104
NY Mannsville 3661
NY Manorville 1949
NY Maple Springs 4756
NY Maple View 3107
NY Maplecrest 2454
NY Marathon 3803
NY Marcellus 3108
NY Marcy 3403
NY Margaretville 2455
NY Marietta 3110
NY Marilla 4102
NY Marion 4505
NY Marlboro 2542
NY Martinsburg 3404
NY Martville 3111
NY Maryknoll 0545
NY Maryland 2116
NY Masonville 3804
NY Maspeth 1378
NY Massapequa 1758
NY Massapequa Park 1762
NY Massena 3662
NY Mastic 1950
NY Mastic Beach 1951
NY Mattituck 1952
NY Maybrook 2543
NY Mayfield 2117
NY Mayville 4757
NY Mc Connellsville 3401
NY Mc Donough 3801
NY Mc Graw 3101
NY Mc Lean 3102
NY Mechanicville 2118
NY Mecklenburg 4863
NY Medford 1763
NY Medina 4103
NY Medusa 2120
NY Mellenville 2544
NY Melrose 2121
NY Melville 1747,1760,1775
NY Memphis 3112
NY Mendon 4506
NY Meridale 3806
NY Meridian 3113
NY Merrick 1566
NY Mexico 3114
NY Middle Falls 2848
NY Middle Granville 2849
NY Middle Grove 2850
NY Middle Island 1953
NY Middle Village 1379
NY Middleburgh 2122
NY Middleport 4105
NY Middlesex 4507
NY Middletown 0940-0941
NY Middleville 3406
NY Milford 3807
NY Mill Neck 1765
NY Millbrook 2545
NY Miller Place 1764
NY Millerton 2546
NY Millport 4864
NY Millwood 0546
NY Milton 2547
NY Mineola 1501
NY Minerva 2851
NY Minetto 3115
NY Mineville 2956
NY Minoa 3116
NY Model City 4107
NY Modena 2548
NY Mohawk 3407
NY Mohegan Lake 0547
NY Moira 2957
NY Mongaup Valley 2762
NY Monroe 0949-0950
NY Monsey 0952
NY Montauk 1954
NY Montezuma 3117
NY Montgomery 2549
NY Monticello 2701
NY Montour Falls 4865
NY Montrose 0548
NY Mooers 2958
NY Mooers Forks 2959
NY Moravia 3118
NY Moriah 2960
NY Moriah Center 2961
NY Moriches 1955
NY Morris 3808
NY Morrisonville 2962
NY Morristown 3664
NY Morrisville 3408
NY Morton 4508
NY Mottville 3119
NY Mount Kisco 0549
NY Mount Marion 2456
NY Mount Morris 4510
NY Mount Sinai 1766
NY Mount Tremper 2457
NY Mount Upton 3809
NY Mount Vernon 0550-0553
NY Mount Vision 3810
NY Mountain Dale 2763
NY Mountainville 0953
NY Mumford 4511
NY Munnsville 3409
NY Nanuet 0954
NY Napanoch 2458
NY Naples 4512
NY Narrowsburg 2764
NY Nassau 2123
NY Natural Bridge 3665
NY Nedrow 3120
NY Nelliston 3410
NY Nesconset 1767
NY Neversink 2765
NY New Baltimore 2124
NY New Berlin 3411
NY New City 0956
NY New Hampton 0958
NY New Hartford 3413
NY New Haven 3121
NY New Hyde Park 1040,1042
NY New Kingston 2459
NY New Lebanon 2125
NY New Lisbon 3415
NY New Milford 0959
NY New Paltz 2561
NY New Rochelle 0801-0802,0804-0805
NY New Russia 2964
NY New Suffolk 1956
NY New Windsor 2553
NY New Woodstock 3122
NY New York 0001-0014,0016-0041,0043-0045,0055,0060,0065,0069,0075,0080-0081,0087,0090,0101-0126,0128-0133,0138
NY New York 0150-0179,0185,0199,0203,0211-0213,0242,0249,0256,0258-0261,0265,0268-0282,0285-0286
NY New York Mills 3417
NY Newark 4513
NY Newark Valley 3811
NY Newburgh 2550-2552,2555
NY Newcomb 2852,2879
NY Newfane 4108
NY Newfield 4867
NY Newport 3416
NY Newton Falls 3666
NY Newtonville 2128
NY Niagara Falls 4301-4305
NY Niagara University 4109
NY Nichols 3812
NY Nicholville 2965
NY Nineveh 3813
NY Niobe 4758
NY Niverville 2130
NY Norfolk 3667
NY North Babylon 1703
NY North Bangor 2966
NY North Bay 3123
NY North Blenheim 2131
NY North Boston 4110
NY North Branch 2766
NY North Brookfield 3418
NY North Chatham 2132
NY North Chili 4514
NY North Collins 4111
NY North Creek 2853
NY North Evans 4112
NY North Granville 2854
NY North Greece 4515
NY North Hoosick 2133
NY North Hudson 2855
NY North Java 4113
NY North Lawrence 2967
NY North Norwich 3814
NY North Pitcher 3124
NY North River 2856
NY North Rose 4516
NY North Salem 0560
NY North Tonawanda 4120
NY Northport 1768
NY Northville 2134
NY Norwich 3815
NY Norwood 3668
NY Nunda 4517
NY Nyack 0960
NY Oak Hill 2460
NY Oakdale 1769
NY Oakfield 4125
NY Oakland Gardens 1364
NY Oaks Corners 4518
NY Obernburg 2767
NY Ocean Beach 1770
NY Oceanside 1572
NY Odessa 4869
NY Ogdensburg 3669
NY Olcott 4126
NY Old Bethpage 1804
NY Old Chatham 2136
NY Old Forge 3420
NY Old Westbury 1568
NY Olean 4760
NY Olivebridge 2461
NY Olmstedville 2857
NY Oneida 3421
NY Oneonta 3820
NY Ontario 4519
NY Ontario Center 4520
NY Orangeburg 0962
NY Orchard Park 4127
NY Orient 1957
NY Oriskany 3424
NY Oriskany Falls 3425
NY Orwell 3426
NY Ossining 0562
NY Oswegatchie 3670
NY Oswego 3126
NY Otego 3825
NY Otisville 0963
NY Otto 4766
NY Ouaquaga 3826
NY Ovid 4521
NY Owego 3827
NY Owls Head 2969
NY Oxbow 3671
NY Oxford 3830
NY Oyster Bay 1771
NY Ozone Park 1416-1417
NY Painted Post 4870
NY Palatine Bridge 3428
NY Palenville 2463
NY Palisades 0964
NY Palmyra 4522
NY Panama 4767
NY Paradox 2858
NY Parish 3131
NY Parishville 3672
NY Parksville 2768
NY Patchogue 1772
NY Patterson 2563
NY Pattersonville 2137
NY Paul Smiths 2970
NY Pavilion 4525
NY Pawling 2564
NY Pearl River 0965
NY Peconic 1958
NY Peekskill 0566
NY Pelham 0803
NY Penfield 4526
NY Penn Yan 4527
NY Pennellville 3132
NY Perkinsville 4529
NY Perry 4530
NY Perrysburg 4129
NY Peru 2972
NY Peterboro 3134
NY Petersburg 2138
NY Phelps 4532
NY Philadelphia 3673
NY Phillipsport 2769
NY Philmont 2565
NY Phoenicia 2464
NY Phoenix 3135
NY Piercefield 2973
NY Piermont 0968
NY Pierrepont Manor 3674
NY Piffard 4533
NY Pike 4130
NY Pine Bush 2566
NY Pine City 4871
NY Pine Hill 2465
NY Pine Island 0969
NY Pine Plains 2567
NY Pine Valley 4872
NY Piseco 2139
NY Pitcher 3136
NY Pittsford 4534
NY Plainview 1803
NY Plainville 3137
NY Plattekill 2568
NY Plattsburgh 2901,2903
NY Pleasant Valley 2569
NY Pleasantville 0570
NY Plessis 3675
NY Plymouth 3832
NY Poestenkill 2140
NY Point Lookout 1569
NY Poland 3431
NY Pomona 0970
NY Pompey 3138
NY Pond Eddy 2770
NY Poplar Ridge 3139
NY Port Byron 3140
NY Port Chester 0573
NY Port Crane 3833
NY Port Ewen 2466
NY Port Gibson 4537
NY Port Henry 2974
NY Port Jefferson 1777
NY Port Jefferson Station 1776
NY Port Jervis 2771
NY Port Kent 2975
NY Port Leyden 3433
NY Port Washington 1050-1055
NY Portageville 4536
NY Porter Corners 2859
NY Portland 4769
NY Portlandville 3834
NY Portville 4770
NY Potsdam 3676,3699
NY Pottersville 2860
NY Poughkeepsie 2601-2604
NY Poughquag 2570
NY Pound Ridge 0576
NY Prattsburgh 4873
NY Prattsville 2468
NY Preble 3141
NY Preston Hollow 2469
NY Prospect 3435
NY Pulaski 3142
NY Pulteney 4874
NY Pultneyville 4538
NY Purchase 0577
NY Purdys 0578
NY Purling 2470
NY Putnam Station 2861
NY Putnam Valley 0579
NY Pyrites 3677
NY Quaker Street 2141
NY Queens Village 1427-1429
NY Queensbury 2804
NY Quogue 1959
NY Rainbow Lake 2976
NY Randolph 4772
NY Ransomville 4131
NY Raquette Lake 3436
NY Ravena 2143
NY Ray Brook 2977
NY Raymondville 3678
NY Reading Center 4876
NY Red Creek 3143
NY Red Hook 2571
NY Redfield 3437
NY Redford 2978
NY Redwood 3679
NY Rego Park 1374
NY Remsen 3438
NY Remsenburg 1960
NY Rensselaer 2144
NY Rensselaer Falls 3680
NY Rensselaerville 2147
NY Retsof 4539
NY Rexford 2148
NY Rexville 4877
NY Rhinebeck 2572
NY Rhinecliff 2574
NY Richburg 4774
NY Richfield Springs 3439
NY Richford 3835
NY Richland 3144
NY Richmond Hill 1418
NY Richmondville 2149
NY Richville 3681
NY Ridge 1961
NY Ridgewood 1385-1386
NY Rifton 2471
NY Riparius 2862
NY Ripley 4775
NY Riverhead 1901
NY Rochester 4602-4627,4638-4639,4642-4644,4646-4647,4649-4653,4692,4694
NY Rock City Falls 2863
NY Rock Hill 2775
NY Rock Stream 4878
NY Rock Tavern 2575
NY Rockaway Park 1694
NY Rockville Centre 1570-1571
NY Rocky Point 1778
NY Rodman 3682
NY Rome 3440-3442,3449
NY Romulus 4541
NY Ronkonkoma 1779
NY Roosevelt 1575
NY Rooseveltown 3683
NY Roscoe 2776
NY Rose 4542
NY Roseboom 3450
NY Rosedale 1422
NY Rosendale 2472
NY Roslyn 1576
NY Roslyn Heights 1577
NY Rotterdam Junction 2150
NY Round Lake 2151
NY Round Top 2473
NY Rouses Point 2979
NY Roxbury 2474
NY Ruby 2475
NY Rush 4543
NY Rushford 4777
NY Rushville 4544
NY Russell 3684
NY Rye 0580
NY Sabael 2864
NY Sackets Harbor 3685
NY Sag Harbor 1963
NY Sagaponack 1962
NY Saint Albans 1412
NY Saint Bonaventure 4778
NY Saint James 1780
NY Saint Johnsville 3452
NY Saint Regis Falls 2980
NY Salamanca 4779
NY Salem 2865
NY Salisbury Center 3454
NY Salisbury Mills 2577
NY Salt Point 2578
NY Sanborn 4132
NY Sand Lake 2153
NY Sandusky 4133
NY Sandy Creek 3145
NY Sangerfield 3455
NY Saranac 2981
NY Saranac Lake 2983
NY Saratoga Springs 2866
NY Sardinia 4134
NY Saugerties 2477
NY Sauquoit 3456
NY Savannah 3146
NY Savona 4879
NY Sayville 1782
NY Scarsdale 0583
NY Schaghticoke 2154
NY Schenectady 2301-2309,2325,2345
NY Schenevus 2155
NY Schodack Landing 2156
NY Schoharie 2157
NY Schroon Lake 2870
NY Schuyler Falls 2985
NY Schuyler Lake 3457
NY Schuylerville 2871
NY Scio 4880
NY Scipio Center 3147
NY Scottsburg 4545
NY Scottsville 4546
NY Sea Cliff 1579
NY Seaford 1783
NY Selden 1784
NY Selkirk 2158
NY Seneca Castle 4547
NY Seneca Falls 3148
NY Severance 2872
NY Shandaken 2480
NY Sharon Springs 3459
NY Shelter Island 1964
NY Shelter Island Heights 1965
NY Shenorock 0587
NY Sherburne 3460
NY Sheridan 4135
NY Sherman 4781
NY Sherrill 3461
NY Shirley 1967
NY Shokan 2481
NY Shoreham 1786
NY Shortsville 4548
NY Shrub Oak 0588
NY Shushan 2873
NY Sidney 3838
NY Sidney Center 3839
NY Silver Bay 2874
NY Silver Creek 4136
NY Silver Lake 4549
NY Silver Springs 4550
NY Sinclairville 4782
NY Skaneateles 3152
NY Skaneateles Falls 3153
NY Slate Hill 0973
NY Slaterville Springs 4881
NY Slingerlands 2159
NY Sloansville 2160
NY Sloatsburg 0974
NY Smallwood 2778
NY Smithboro 3840
NY Smithtown 1787
NY Smithville Flats 3841
NY Smyrna 3464
NY Sodus 4551
NY Sodus Point 4555
NY Solsville 3465
NY Somers 0589
NY Sonyea 4556
NY Sound Beach 1789
NY South Bethlehem 2161
NY South Butler 3154
NY South Byron 4557
NY South Cairo 2482
NY South Colton 3687
NY South Dayton 4138
NY South Fallsburg 2779
NY South Glens Falls 2803
NY South Jamesport 1970
NY South Kortright 3842
NY South Lima 4558
NY South New Berlin 3843
NY South Otselic 3155
NY South Ozone Park 1420
NY South Plymouth 3844
NY South Richmond Hill 1419
NY South Salem 0590
NY South Wales 4139
NY Southampton 1968-1969
NY Southfields 0975
NY Southold 1971
NY Sparkill 0976
NY Sparrow Bush 2780
NY Speculator 2164
NY Spencer 4883
NY Spencerport 4559
NY Spencertown 2165
NY Speonk 1972
NY Sprakers 2166
NY Spring Brook 4140
NY Spring Glen 2483
NY Spring Valley 0977
NY Springfield Center 3468
NY Springfield Gardens 1413
NY Springville 4141
NY Springwater 4560
NY Staatsburg 2580
NY Stafford 4143
NY Stamford 2167
NY Stanfordville 2581
NY Stanley 4561
NY Star Lake 3690
NY Staten Island 0301-0314
NY Steamburg 4783
NY Stella Niagara 4144
NY Stephentown 2168-2169
NY Sterling 3156
NY Sterling Forest 0979
NY Stillwater 2170
NY Stittville 3469
NY Stockton 4784
NY Stone Ridge 2484
NY Stony Brook 1790,1794
NY Stony Creek 2878
NY Stony Point 0980
NY Stormville 2582
NY Stottville 2172
NY Stow 4785
NY Stratford 3470
NY Strykersville 4145
NY Stuyvesant 2173
NY Stuyvesant Falls 2174
NY Suffern 0901
NY Sugar Loaf 0981
NY Summit 2175
NY Summitville 2781
NY Sunnyside 1104
NY Surprise 2176
NY Swain 4884
NY Swan Lake 2783
NY Sylvan Beach 3157
NY Syosset 1773,1791
NY Syracuse 3201-3212,3214-3215,3217-3221,3224-3225,3235,3244,3250-3252,3261,3290
NY Taberg 3471
NY Tallman 0982
NY Tannersville 2485
NY Tappan 0983
NY Tarrytown 0591
NY Thendara 3472
NY Theresa 3691
NY Thiells 0984
NY Thompson Ridge 0985
NY Thompsonville 2784
NY Thornwood 0594
NY Thousand Island Park 3692
NY Three Mile Bay 3693
NY Ticonderoga 2883
NY Tillson 2486
NY Tioga Center 3845
NY Tivoli 2583
NY Tomkins Cove 0986
NY Tonawanda 4150-4151
NY Treadwell 3846
NY Tribes Hill 2177
NY Troupsburg 4885
NY Trout Creek 3847
NY Troy 2180-2183
NY Trumansburg 4886
NY Truxton 3158
NY Tuckahoe 0707
NY Tully 3159
NY Tunnel 3848
NY Tupper Lake 2986
NY Turin 3473
NY Tuxedo Park 0987
NY Tyrone 4887
NY Ulster Park 2487
NY Unadilla 3849
NY Union Hill 4563
NY Union Springs 3160
NY Uniondale 1553,1555-1556
NY Unionville 0988
NY Upper Jay 2987
NY Upton 1973
NY Utica 3501-3505,3599
NY Vails Gate 2584
NY Valatie 2184
NY Valhalla 0595
NY Valley Cottage 0989
NY Valley Falls 2185
NY Valley Stream 1580-1582
NY Van Buren Point 4166
NY Van Etten 4889
NY Van Hornesville 3475
NY Varysburg 4167
NY Verbank 2585
NY Vermontville 2989
NY Vernon 3476
NY Vernon Center 3477
NY Verona 3478
NY Verona Beach 3162
NY Verplanck 0596
NY Versailles 4168
NY Vestal 3850-3851
NY Victor 4564
NY Victory Mills 2884
NY Voorheesville 2186
NY Waccabuc 0597
NY Waddington 3694
NY Wading River 1792
NY Wainscott 1975
NY Walden 2586
NY Wales Center 4169
NY Walker Valley 2588
NY Wallkill 2589
NY Walton 3856
NY Walworth 4568
NY Wampsville 3163
NY Wanakena 3695
NY Wantagh 1793
NY Wappingers Falls 2590
NY Warners 3164
NY Warnerville 2187
NY Warrensburg 2885
NY Warsaw 4569
NY Warwick 0990
NY Washington Mills 3479
NY Washingtonville 0992
NY Wassaic 2592
NY Water Mill 1976
NY Waterford 2188
NY Waterloo 3165
NY Waterport 4571
NY Watertown 3601,3603
NY Waterville 3480
NY Watervliet 2189
NY Watkins Glen 4891
NY Waverly 4892
NY Wawarsing 2489
NY Wayland 4572
NY Wayne 4893
NY Webster 4580
NY Weedsport 3166
NY Wellesley Island 3640
NY Wells 2190
NY Wells Bridge 3859
NY Wellsburg 4894
NY Wellsville 4895
NY West Babylon 1704,1707
NY West Bloomfield 4585
NY West Burlington 3482
NY West Camp 2490
NY West Chazy 2992
NY West Clarksville 4786
NY West Coxsackie 2192
NY West Davenport 3860
NY West Eaton 3484
NY West Edmeston 3485
NY West Falls 4170
NY West Fulton 2194
NY West Harrison 0604
NY West Haverstraw 0993
NY West Hempstead 1552
NY West Henrietta 4586
NY West Hurley 2491
NY West Islip 1795
NY West Kill 2492
NY West Lebanon 2195
NY West Leyden 3489
NY West Monroe 3167
NY West Nyack 0994
NY West Oneonta 3861
NY West Park 2493
NY West Point 0996-0997
NY West Sand Lake 2196
NY West Sayville 1796
NY West Shokan 2494
NY West Stockholm 3696
NY West Valley 4171
NY West Winfield 3491
NY Westbrookville 2785
NY Westbury 1590
NY Westdale 3483
NY Westerlo 2193
NY Westernville 3486
NY Westfield 4787
NY Westford 3488
NY Westhampton 1977
NY Westhampton Beach 1978
NY Westmoreland 3490
NY Westons Mills 4788
NY Westport 2993
NY Westtown 0998
NY Wevertown 2886
NY Whippleville 2995
NY White Lake 2786
NY White Plains 0601-0603,0605-0607,0610
NY White Sulphur Springs 2787
NY Whitehall 2887
NY Whitesboro 3492
NY Whitestone 1357
NY Whitesville 4897
NY Whitney Point 3862
NY Willard 4588
NY Willet 3863
NY Williamson 4589
NY Williamstown 3493
NY Williston Park 1596
NY Willow 2495
NY Willsboro 2996
NY Willseyville 3864
NY Wilmington 2997
NY Wilson 4172
NY Windham 2496
NY Windsor 3865
NY Wingdale 2594
NY Winthrop 3697
NY Witherbee 2998
NY Wolcott 4590
NY Woodbourne 2788
NY Woodbury 1797
NY Woodgate 3494
NY Woodhaven 1421
NY Woodhull 4898
NY Woodmere 1598
NY Woodridge 2789
NY Woodside 1377
NY Woodstock 2498
NY Worcester 2197
NY Wurtsboro 2790
NY Wyandanch 1798
NY Wynantskill 2198
NY Wyoming 4591
NY Yaphank 1980
NY Yonkers 0701-0705,0710
NY York 4592
NY Yorkshire 4173
NY Yorktown Heights 0598
NY Yorkville 3495
NY Youngstown 4174
NY Youngsville 2791
NY Yulan 2792
PA Aaronsburg 6820
PA Abbottstown 7301
PA Abington 9001
PA Acme 5610
PA Acosta 5520
PA Adah 5410
PA Adamsburg 5611
PA Adamstown 9501
PA Adamsville 6110
PA Addison 5411
PA Adrian 6210
PA Airville 7302
PA Akron 7501
PA Alba 6910
PA Albion 6401,6475
PA Albrightsville 8210
PA Alburtis 8011
PA Aleppo 5310
PA Alexandria 6611
PA Aliquippa 5001
PA Allenport 5412
PA Allensville 7002
PA Allentown 8101-8106,8109,8195
PA Allenwood 7810
PA Allison 5413
PA Allison Park 5101
PA Allport 6821
PA Altoona 6601-6603
PA Alum Bank 5521
PA Alverda 5710
PA Alverton 5612
PA Amberson 7210
PA Ambler 9002
PA Ambridge 5003
PA Amity 5311
PA Analomink 8320
PA Andreas 8211
PA Anita 5711
PA Annville 7003
PA Antes Fort 7720
PA Apollo 5613
PA Aquashicola 8012
PA Arcadia 5712
PA Archbald 8403
PA Ardara 5615
PA Ardmore 9003
PA Arendtsville 7303
PA Aristes 7920
PA Armagh 5920
PA Armbrust 5616
PA Arnot 6911
PA Arona 5617
PA Artemas 7211
PA Ashfield 8212
PA Ashland 7921
PA Ashville 6613
PA Aspers 7304
PA Aston 9014
PA Atglen 9310
PA Athens 8810
PA Atlantic 6111
PA Atlasburg 5004
PA Auburn 7922
PA Audubon 9407
PA Aultman 5713
PA Austin 6720
PA Avella 5312
PA Avis 7721
PA Avondale 9311
PA Avonmore 5618
PA Baden 5005
PA Bainbridge 7502
PA Bairdford 5006
PA Bakerstown 5007
PA Bala Cynwyd 9004
PA Bally 9503
PA Bangor 8013
PA Barnesville 8214
PA Bart 7503
PA Barto 9504
PA Bartonsville 8321
PA Bath 8014
PA Bausman 7504
PA Beach Haven 8601
PA Beach Lake 8405
PA Beallsville 5313
PA Bear Creek 8602
PA Bear Lake 6402
PA Beaver 5009
PA Beaver Falls 5010
PA Beaver Meadows 8216
PA Beaver Springs 7812,7843
PA Beaverdale 5921
PA Beavertown 7813
PA Beccaria 6616
PA Bechtelsville 9505
PA Bedford 5522
PA Bedminster 8910
PA Beech Creek 6822
PA Belle Vernon 5012
PA Bellefonte 6823
PA Belleville 7004
PA Bellwood 6617
PA Belsano 5922
PA Bendersville 7306
PA Benezett 5821
PA Bensalem 9020
PA Bentleyville 5314
PA Benton 7814
PA Berlin 5530
PA Bernville 9506
PA Berrysburg 7005
PA Berwick 8603
PA Berwyn 9312
PA Bessemer 6112
PA Bethel 9507
PA Bethel Park 5102
PA Bethlehem 8015-8018,8020,8025
PA Beyer 6211
PA Big Cove Tannery 7212
PA Big Run 5715
PA Bigler 6825
PA Biglerville 7307
PA Birchrunville 9421
PA Bird In Hand 7505
PA Birdsboro 9508
PA Black Lick 5716
PA Blain 7006
PA Blairs Mills 7213
PA Blairsville 5717
PA Blakeslee 8610
PA Blanchard 6826
PA Blandburg 6619
PA Blandon 9510
PA Blooming Glen 8911
PA Bloomsburg 7815
PA Blossburg 6912
PA Blue Ball 7506
PA Blue Bell 9422,9424
PA Blue Ridge Summit 7214
PA Boalsburg 6827
PA Bobtown 5315
PA Boiling Springs 7007
PA Bolivar 5923
PA Boswell 5531
PA Bovard 5619
PA Bowers 9511
PA Bowmanstown 8030
PA Bowmansville 7507
PA Boyers 6016-6018,6020
PA Boyertown 9512
PA Boynton 5532
PA Brackenridge 5014
PA Brackney 8812
PA Braddock 5104
PA Bradenville 5620
PA Bradford 6701
PA Bradfordwoods 5015
PA Branchdale 7923
PA Branchton 6021
PA Brandamore 9316
PA Brandy Camp 5822
PA Brave 5316
PA Breezewood 5533
PA Breinigsville 8031
PA Bridgeport 9405
PA Bridgeville 5017
PA Brier Hill 5415
PA Brisbin 6620
PA Bristol 9007
PA Broad Top 6621
PA Brockport 5823
PA Brockton 7925
PA Brockway 5824
PA Brodheadsville 8322
PA Brogue 7309
PA Brookhaven 9015
PA Brooklyn 8813
PA Brookville 5825
PA Broomall 9008
PA Brownfield 5416
PA Brownstown 7508
PA Brownsville 5417
PA Bruin 6022
PA Brush Valley 5720
PA Bryn Athyn 9009
PA Bryn Mawr 9010
PA Buck Hill Falls 8323
PA Buckingham 8912
PA Buena Vista 5018
PA Buffalo Mills 5534
PA Bulger 5019
PA Bunola 5020
PA Burgettstown 5021
PA Burlington 8814
PA Burnham 7009
PA Burnside 5721
PA Burnt Cabins 7215
PA Bushkill 8324
PA Butler 6001-6003
PA Byrnedale 5827
PA Cabot 6023
PA Cadogan 6212
PA Cairnbrook 5924
PA California 5419
PA Callensburg 6213
PA Callery 6024
PA Calumet 5621
PA Calvin 6622
PA Cambra 8611
PA Cambridge Springs 6403
PA Camp Hill 7001,7011-7012,7089
PA Campbelltown 7010
PA Camptown 8815
PA Canadensis 8325
PA Canonsburg 5317
PA Canton 7724
PA Carbondale 8407
PA Cardale 5420
PA Carlisle 7013,7015
PA Carlton 6311
PA Carmichaels 5320
PA Carnegie 5106
PA Carrolltown 5722
PA Carversville 8913
PA Cashtown 7310
PA Cassandra 5925
PA Cassville 6623
PA Castanea 7726
PA Catasauqua 8032
PA Catawissa 7820
PA Cecil 5321
PA Cedar Run 7727
PA Cedars 9423
PA Center Valley 8034
PA Centerport 9516
PA Centerville 6404
PA Central City 5926
PA Centre Hall 6828
PA Chadds Ford 9317
PA Chalfont 8914
PA Chalk Hill 5421
PA Chambersburg 7201-7202
PA Chambersville 5723
PA Champion 5622
PA Chandlers Valley 6312
PA Charleroi 5022
PA Chatham 9318
PA Cheltenham 9012
PA Cherry Tree 5724
PA Cherryville 8035
PA Chest Springs 6624
PA Chester 9013,9016
PA Chester Heights 9017
PA Chester Springs 9425
PA Chestnut Ridge 5422
PA Cheswick 5024
PA Cheyney 9319
PA Chicora 6025
PA Chinchilla 8410
PA Christiana 7509
PA Clairton 5025
PA Clarence 6829
PA Clarendon 6313
PA Claridge 5623
PA Clarington 5828
PA Clarion 6214
PA Clark 6113
PA Clarks Mills 6114
PA Clarks Summit 8411
PA Clarksburg 5725
PA Clarksville 5322
PA Claysburg 6625
PA Claysville 5323
PA Clearfield 6830
PA Clearville 5535
PA Clifford 8413
PA Clifton Heights 9018
PA Clinton 5026
PA Clintonville 6372
PA Clune 5727
PA Clymer 5728
PA Coal Center 5423
PA Coal Township 7866
PA Coaldale 8218
PA Coalport 6627
PA Coatesville 9320
PA Coburn 6832
PA Cochranton 6314
PA Cochranville 9330
PA Cocolamus 7014
PA Codorus 7311
PA Cogan Station 7728
PA Cokeburg 5324
PA Collegeville 9426
PA Colmar 8915
PA Columbia 7512
PA Columbia Cross Roads 6914
PA Columbus 6405
PA Colver 5927
PA Commodore 5729
PA Concord 7217
PA Concordville 9331,9339-9340
PA Conestoga 7516
PA Confluence 5424
PA Conneaut Lake 6316
PA Conneautville 6406
PA Connellsville 5425
PA Connoquenessing 6027
PA Conshohocken 9428-9429
PA Conway 5027
PA Conyngham 8219
PA Cooksburg 6217
PA Coolspring 5730
PA Coopersburg 8036
PA Cooperstown 6317
PA Coplay 8037
PA Coral 5731
PA Coraopolis 5108
PA Cornwall 7016
PA Corry 6407
PA Corsica 5829
PA Coudersport 6915
PA Coulters 5028
PA Coupon 6629
PA Covington 6917
PA Cowansville 6218
PA Crabtree 5624
PA Craley 7312
PA Cranberry 6319
PA Cranberry Township 6066
PA Cranesville 6410
PA Creamery 9430
PA Creekside 5732
PA Creighton 5030
PA Crescent 5046
PA Cresco 8326
PA Cresson 6630,6699
PA Cressona 7929
PA Crosby 6724
PA Cross Fork 7729
PA Crown 6220
PA Croydon 9021
PA Crucible 5325
PA Crum Lynne 9022
PA Crystal Spring 5536
PA Cuddy 5031
PA Cumbola 7930
PA Curllsville 6221
PA Curryville 6631
PA Curtisville 5032
PA Curwensville 6833
PA Custer City 6725
PA Cyclone 6726
PA Dagus Mines 5831
PA Daisytown 5427
PA Dallas 8612,8690
PA Dallastown 7313
PA Dalmatia 7017
PA Dalton 8414
PA Damascus 8415
PA Danboro 8916
PA Danielsville 8038
PA Danville 7821-7822
PA Darby 9023
PA Darlington 6115
PA Darragh 5625
PA Dauphin 7018
PA Davidsville 5928
PA Dawson 5428
PA Dayton 6222
PA De Lancey 5733
PA De Young 6728
PA Defiance 6633
PA Delano 8220
PA Delaware Water Gap 8327
PA Delmont 5626
PA Delta 7314
PA Denbo 5429
PA Denver 7517
PA Derrick City 6727
PA Derry 5627
PA Devault 9432
PA Devon 9333
PA Dewart 7730
PA Dickerson Run 5430
PA Dilliner 5327
PA Dillsburg 7019
PA Dilltown 5929
PA Dimock 8816
PA Dingmans Ferry 8328
PA Distant 6223
PA Dixonville 5734
PA Donegal 5628
PA Donora 5033
PA Dornsife 7823
PA Douglassville 9518
PA Dover 7315
PA Downingtown 9335
PA Doylesburg 7219
PA Doylestown 8901-8902
PA Dravosburg 5034
PA Dresher 9025
PA Drexel Hill 9026
PA Drifting 6834
PA Drifton 8221
PA Driftwood 5832
PA Drumore 7518
PA Drums 8222
PA Dry Run 7220
PA Du Bois 5801
PA Dublin 8917
PA Dudley 6634
PA Duke Center 6729
PA Dunbar 5431
PA Duncannon 7020
PA Duncansville 6635
PA Dunlevy 5432
PA Dunlo 5930
PA Duquesne 5110
PA Durham 8039
PA Duryea 8642
PA Dushore 8614
PA Dysart 6636
PA Eagles Mere 7731
PA Eagleville 9408,9415
PA Earlington 8918
PA Earlville 9519
PA East Berlin 7316
PA East Brady 6028
PA East Butler 6029
PA East Earl 7519
PA East Freedom 6637
PA East Greenville 8041
PA East Hickory 6321
PA East Mc Keesport 5035
PA East Millsboro 5433
PA East Petersburg 7520
PA East Pittsburgh 5112
PA East Prospect 7317
PA East Smethport 6730
PA East Smithfield 8817
PA East Springfield 6411
PA East Stroudsburg 8301-8302
PA East Texas 8046
PA East Vandergrift 5629
PA East Waterford 7021
PA Easton 8040,8042-8045
PA Eau Claire 6030
PA Ebensburg 5931
PA Ebervale 8223
PA Edgemont 9028
PA Edinboro 6412,6444
PA Edinburg 6116
PA Effort 8330
PA Eighty Four 5330
PA Elco 5434
PA Elderton 5736
PA Eldred 6731
PA Elgin 6413
PA Elizabeth 5037
PA Elizabethtown 7022
PA Elizabethville 7023
PA Elkins Park 9027
PA Elkland 6920
PA Elliottsburg 7024
PA Ellsworth 5331
PA Ellwood City 6117
PA Elm 7521
PA Elmhurst 8416
PA Elmora 5737
PA Elrama 5038
PA Elton 5934
PA Elverson 9520
PA Elysburg 7824
PA Emeigh 5738
PA Emigsville 7318
PA Emlenton 6373
PA Emmaus 8049,8098-8099
PA Emporium 5834
PA Endeavor 6322
PA Enola 7025
PA Enon Valley 6120
PA Entriken 6638
PA Ephrata 7522
PA Equinunk 8417
PA Erie 6501-6512,6514-6515,6522,6530-6531,6534,6538,6541,6544,6546,6550,6553,6563,6565
PA Ernest 5739
PA Erwinna 8920
PA Essington 9029
PA Etters 7319
PA Evans City 6033
PA Everett 5537
PA Everson 5631
PA Export 5632
PA Exton 9341
PA Factoryville 8419
PA Fairbank 5435
PA Fairchance 5436
PA Fairfield 7320
PA Fairhope 5538
PA Fairless Hills 9030
PA Fairmount City 6224
PA Fairview 6415
PA Fairview Village 9409
PA Fallentimber 6639
PA Falls 8615
PA Falls Creek 5840
PA Fannettsburg 7221
PA Farmington 5437
PA Farrell 6121
PA Fawn Grove 7321
PA Fayette City 5438
PA Fayetteville 7222
PA Feasterville Trevose 9053
PA Felton 7322
PA Fenelton 6034
PA Ferndale 8921
PA Finleyville 5332
PA Fisher 6225
PA Fishertown 5539
PA Fleetville 8420
PA Fleetwood 9522
PA Fleming 6835
PA Flinton 6640
PA Flourtown 9031
PA Fogelsville 8051
PA Folcroft 9032
PA Folsom 9033
PA Fombell 6123
PA Forbes Road 5633
PA Force 5841
PA Ford City 6226
PA Ford Cliff 6228
PA Forest City 8421
PA Forest Grove 8922
PA Forestville 6035
PA Forksville 8616
PA Fort Hill 5540
PA Fort Littleton 7223
PA Fort Loudon 7224
PA Fort Washington 9034
PA Fountainville 8923
PA Foxburg 6036
PA Frackville 7931-7932
PA Franconia 8924
PA Franklin 6323
PA Franklintown 7323
PA Frederick 9435
PA Fredericksburg 7026
PA Fredericktown 5333
PA Fredonia 6124
PA Freeburg 7827
PA Freedom 5042
PA Freeland 8224
PA Freeport 6229
PA Frenchville 6836
PA Friedens 5541
PA Friedensburg 7933
PA Friendsville 8818
PA Fryburg 6326
PA Furlong 8925
PA Gaines 6921
PA Galeton 6922
PA Gallitzin 6641
PA Gans 5439
PA Gap 7527
PA Garards Fort 5334
PA Gardners 7324
PA Garland 6416
PA Garnet Valley 9060
PA Garrett 5542
PA Gastonville 5336
PA Geigertown 9523
PA Genesee 6923,6941
PA Georgetown 5043
PA Germansville 8053
PA Gettysburg 7325
PA Gibbon Glade 5440
PA Gibson 8820
PA Gibsonia 5044
PA Gifford 6732
PA Gilbert 8331
PA Gilberton 7934
PA Gilbertsville 9525
PA Gillett 6925
PA Gipsy 5741
PA Girard 6417
PA Girardville 7935
PA Gladwyne 9035
PA Glasgow 6644
PA Glassport 5045
PA Glen Campbell 5742
PA Glen Hope 6645
PA Glen Lyon 8617
PA Glen Mills 9342
PA Glen Richey 6837
PA Glen Riddle Lima 9037
PA Glen Rock 7327
PA Glenmoore 9343
PA Glenolden 9036
PA Glenshaw 5116
PA Glenside 9038
PA Glenville 7329
PA Goodville 7528
PA Gordon 7936
PA Gordonville 7529
PA Gouldsboro 8424
PA Gradyville 9039
PA Grampian 6838
PA Grand Valley 6420
PA Grantham 7027
PA Grantville 7028
PA Granville 7029
PA Granville Summit 6926
PA Grapeville 5634
PA Grassflat 6839
PA Gratz 7030
PA Gray 5544
PA Graysville 5337
PA Great Bend 8821
PA Greeley 8425
PA Green Lane 8054
PA Greencastle 7225
PA Greenock 5047
PA Greensboro 5338
PA Greensburg 5601,5605-5606
PA Greentown 8426
PA Greenville 6125
PA Grindstone 5442
PA Grove City 6127
PA Grover 7735
PA Guys Mills 6327
PA Gwynedd 9436
PA Gwynedd Valley 9437
PA Hadley 6130
PA Halifax 7032
PA Hallstead 8822
PA Hamburg 9526
PA Hamilton 5744
PA Hamlin 8427
PA Hannastown 5635
PA Hanover 7331-7335
PA Harborcreek 6421
PA Harford 8823
PA Harleigh 8225
PA Harleysville 9438,9441
PA Harmonsburg 6422
PA Harmony 6037
PA Harrisburg 7101-7113,7120-7130,7140,7177
PA Harrison City 5636
PA Harrison Valley 6927
PA Harrisonville 7228
PA Harrisville 6038
PA Hartleton 7829
PA Hartstown 6131
PA Harveys Lake 8618
PA Harwick 5049
PA Hastings 6646
PA Hatboro 9040
PA Hatfield 9440
PA Haverford 9041
PA Havertown 9083
PA Hawk Run 6840
PA Hawley 8428
PA Hawthorn 6230
PA Hazel Hurst 6733
PA Hazleton 8201-8202
PA Hegins 7938
PA Heilwood 5745
PA Hellertown 8055
PA Hendersonville 5339
PA Henryville 8332
PA Hereford 8056
PA Herman 6039
PA Herminie 5637
PA Hermitage 6148
PA Herndon 7830
PA Herrick Center 8430
PA Hershey 7033
PA Hesston 6647
PA Hibbs 5443
PA Hickory 5340
PA Hidden Valley 5502
PA Highspire 7034
PA Hiller 5444
PA Hilliards 6040
PA Hillsdale 5746
PA Hillsgrove 8619
PA Hillsville 6132
PA Hilltown 8927
PA Holbrook 5341
PA Holicong 8928
PA Hollidaysburg 6648
PA Hollsopple 5935
PA Holmes 9043,9098
PA Holtwood 7532
PA Home 5747
PA Homer City 5748
PA Homestead 5120
PA Honesdale 8431
PA Honey Brook 9344
PA Honey Grove 7035
PA Hookstown 5050
PA Hooversville 5936
PA Hop Bottom 8824
PA Hopeland 7533
PA Hopewell 6650
PA Hopwood 5445
PA Horsham 9044
PA Hostetter 5638
PA Houston 5342
PA Houtzdale 6651,6698
PA Howard 6841
PA Hughesville 7737
PA Hummels Wharf 7831
PA Hummelstown 7036
PA Hunker 5639
PA Hunlock Creek 8621
PA Huntingdon 6652,6654
PA Huntingdon Valley 9006
PA Huntington Mills 8622
PA Hustontown 7229
PA Hutchinson 5640
PA Hyde 6843
PA Hyde Park 5641
PA Hydetown 6328
PA Hyndman 5545
PA Ickesburg 7037
PA Idaville 7337
PA Imler 6655
PA Immaculata 9345
PA Imperial 5126
PA Indian Head 5446
PA Indiana 5701,5705
PA Indianola 5051
PA Industry 5052
PA Ingomar 5127
PA Intercourse 7534
PA Irvine 6329,6368-6369
PA Irvona 6656
PA Irwin 5642
PA Isabella 5447
PA Jackson 8825
PA Jackson Center 6133
PA Jacobs Creek 5448
PA James City 6734
PA James Creek 6657
PA Jamestown 6134
PA Jamison 8929
PA Jeannette 5644
PA Jefferson 5344
PA Jenkintown 9046
PA Jenners 5546
PA Jennerstown 5547
PA Jermyn 8433
PA Jerome 5937
PA Jersey Mills 7739
PA Jersey Shore 7723,7740
PA Jessup 8434
PA Jim Thorpe 8229
PA Joffre 5053
PA Johnsonburg 5845
PA Johnstown 5901-5902,5904-5907,5909,5915
PA Jones Mills 5646
PA Jonestown 7038
PA Josephine 5750
PA Julian 6844
PA Junedale 8230
PA Kane 6735
PA Kantner 5548
PA Karns City 6041
PA Karthaus 6845
PA Keisterville 5449
PA Kelayres 8231
PA Kelton 9346
PA Kemblesville 9347
PA Kempton 9529
PA Kennerdell 6374
PA Kennett Square 9348
PA Kent 5752
PA Kersey 5846
PA Kimberton 9442
PA King Of Prussia 9406
PA Kingsley 8826
PA Kingston 8704
PA Kintnersville 8930
PA Kinzers 7535
PA Kirkwood 7536
PA Kittanning 6201
PA Kleinfeltersville 7039
PA Klingerstown 7941
PA Knox 6232
PA Knox Dale 5847
PA Knoxville 6928
PA Koppel 6136
PA Kossuth 6331
PA Kreamer 7833
PA Kresgeville 8333
PA Kulpmont 7834
PA Kulpsville 9443
PA Kunkletown 8058
PA Kutztown 9530
PA Kylertown 6847
PA La Belle 5450
PA La Jose 5753
PA La Plume 8440
PA Laceyville 8623
PA Lackawaxen 8435
PA Lafayette Hill 9444
PA Lahaska 8931
PA Lairdsville 7742
PA Lake Ariel 8436
PA Lake City 6423
PA Lake Como 8437
PA Lake Harmony 8624
PA Lake Lynn 5451
PA Lake Winola 8625
PA Lakeville 8438
PA Lakewood 8439
PA Lamar 6848
PA Lamartine 6375
PA Lampeter 7537
PA Lancaster 7601-7608,7611,7622,7699
PA Landenberg 9350
PA Landisburg 7040
PA Landisville 7538
PA Lanesboro 8827
PA Langeloth 5054
PA Langhorne 9047-9049
PA Lansdale 9446
PA Lansdowne 9050
PA Lanse 6849
PA Lansford 8232
PA Laporte 8626
PA Larimer 5647
PA Latrobe 5650
PA Lattimer Mines 8234
PA Laughlintown 5655
PA Laurelton 7835
PA Laurys Station 8059
PA Lavelle 7943
PA Lawn 7041
PA Lawrence 5055
PA Lawrenceville 6929
PA Lawton 8828
PA Le Raysville 8829
PA Lebanon 7042,7046
PA Leck Kill 7836
PA Leckrone 5454
PA Lecontes Mills 6850
PA Lederach 9450
PA Leechburg 5656
PA Leeper 6233
PA Leesport 9533
PA Leetsdale 5056
PA Lehigh Valley 8001-8003
PA Lehighton 8235
PA Lehman 8627
PA Leisenring 5455
PA Lemasters 7231
PA Lemont 6851
PA Lemont Furnace 5456
PA Lemoyne 7043
PA Lenhartsville 9534
PA Lenni 9052
PA Lenoxville 8441
PA Leola 7540
PA Levittown 9054-9058
PA Lewis Run 6738
PA Lewisberry 7339
PA Lewisburg 7837
PA Lewistown 7044
PA Lewisville 9351
PA Liberty 6930
PA Lickingville 6332
PA Ligonier 5658
PA Lilly 5938
PA Limekiln 9535
PA Limeport 8060
PA Limestone 6234
PA Lincoln University 9352
PA Linden 7744
PA Line Lexington 8932
PA Linesville 6424
PA Lionville 9353
PA Listie 5549
PA Lititz 7543
PA Little Meadows 8830
PA Littlestown 7340
PA Liverpool 7045
PA Llewellyn 7944
PA Lock Haven 7745
PA Locust Gap 7840
PA Locustdale 7945
PA Loganton 7747
PA Loganville 7342
PA Long Pond 8334
PA Lopez 8628
PA Loretto 5940
PA Lost Creek 7946
PA Lowber 5660
PA Loyalhanna 5661
PA Loysburg 6659
PA Loysville 7047
PA Lucernemines 5754
PA Lucinda 6235
PA Ludlow 6333
PA Lumberville 8933
PA Lurgan 7232
PA Luthersburg 5848
PA Luxor 5662
PA Luzerne 8709
PA Lykens 7048
PA Lyndell 9354
PA Lyndora 6045
PA Lyon Station 9536
PA Mackeyville 7750
PA Macungie 8062
PA Madera 6661
PA Madison 5663
PA Madisonburg 6852
PA Mahaffey 5757
PA Mahanoy City 7948
PA Mahanoy Plane 7949
PA Mainesburg 6932
PA Mainland 9451
PA Malvern 9355
PA Mammoth 5664
PA Manchester 7345
PA Manheim 7545
PA Manns Choice 5550
PA Manor 5665
PA Manorville 6238
PA Mansfield 6933
PA Mapleton Depot 7052
PA Mar Lin 7951
PA Marble 6334
PA Marchand 5758
PA Marcus Hook 9061
PA Marianna 5345
PA Marienville 6239
PA Marietta 7547
PA Marion 7235
PA Marion Center 5759
PA Marion Heights 7832
PA Markleton 5551
PA Markleysburg 5459
PA Mars 6046
PA Marshalls Creek 8335
PA Marsteller 5760
PA Martin 5460
PA Martindale 7549
PA Martins Creek 8063
PA Martinsburg 6662
PA Mary D 7952
PA Marysville 7053
PA Masontown 5461
PA Matamoras 8336
PA Mather 5346
PA Mattawana 7054
PA Maxatawny 9538
PA Mayport 6240
PA Maytown 7550
PA Mc Alisterville 7049
PA Mc Clellandtown 5458
PA Mc Clure 7841
PA Mc Connellsburg 7233
PA Mc Connellstown 6660
PA Mc Donald 5057
PA Mc Elhattan 7748
PA Mc Ewensville 7749
PA Mc Grann 6236
PA Mc Intyre 5756
PA Mc Kean 6426
PA Mc Kees Rocks 5136
PA Mc Knightstown 7343
PA Mc Sherrystown 7344
PA Mc Veytown 7051
PA McAdoo 8237
PA McKeesport 5131-5135
PA Meadow Lands 5347
PA Meadville 6335,6388
PA Mechanicsburg 7050,7055
PA Mechanicsville 8934
PA Media 9063,9065,9091
PA Mehoopany 8629
PA Melcroft 5462
PA Mendenhall 9357
PA Mentcle 5761
PA Mercer 6137
PA Mercersburg 7236
PA Merion Station 9066
PA Merrittstown 5463
PA Mertztown 9539
PA Meshoppen 8630
PA Mexico 7056
PA Meyersdale 5552
PA Middleburg 7842
PA Middlebury Center 6935
PA Middleport 7953
PA Middletown 7057
PA Midland 5059
PA Midway 5060
PA Mifflin 7058
PA Mifflinburg 7844
PA Mifflintown 7059
PA Mifflinville 8631
PA Milan 8831
PA Milanville 8443
PA Mildred 8632
PA Milesburg 6853
PA Milford 8337
PA Milford Square 8935
PA Mill Creek 7060
PA Mill Hall 7751
PA Mill Run 5464
PA Mill Village 6427
PA Millersburg 7061
PA Millerstown 7062
PA Millersville 7551
PA Millerton 6936
PA Millheim 6854
PA Millmont 7845
PA Millrift 8340
PA Mills 6937
PA Millsboro 5348
PA Millville 7846
PA Milnesville 8239
PA Milroy 7063
PA Milton 7847
PA Mineral Point 5942
PA Mineral Springs 6855
PA Minersville 7954
PA Mingoville 6856
PA Minisink Hills 8341
PA Modena 9358
PA Mohnton 9540
PA Mohrsville 9541
PA Monaca 5061
PA Monessen 5062
PA Monongahela 5063
PA Monroeton 8832
PA Monroeville 5146
PA Mont Alto 7237
PA Mont Clare 9453
PA Montandon 7850
PA Montgomery 7752
PA Montgomeryville 8936
PA Montoursville 7754
PA Montrose 8801
PA Moosic 8507
PA Morann 6663
PA Morgan 5064
PA Morgantown 9543
PA Morris 6938
PA Morris Run 6939
PA Morrisdale 6858
PA Morrisville 9067
PA Morton 9070
PA Moscow 8444
PA Moshannon 6859
PA Mount Aetna 9544
PA Mount Bethel 8343
PA Mount Braddock 5465
PA Mount Carmel 7851
PA Mount Gretna 7064
PA Mount Holly Springs 7065
PA Mount Jewett 6740
PA Mount Joy 7552
PA Mount Morris 5349
PA Mount Pleasant 5666
PA Mount Pleasant Mills 7853
PA Mount Pocono 8344
PA Mount Union 7066
PA Mount Wolf 7347
PA Mountain Top 8707
PA Mountainhome 8342
PA Mountville 7554
PA Muir 7957
PA Muncy 7756
PA Muncy Valley 7758
PA Munson 6860
PA Murrysville 5668
PA Muse 5350
PA Myerstown 7067
PA Nanticoke 8634
PA Nanty Glo 5943
PA Narberth 9072
PA Narvon 7555
PA Natrona Heights 5065
PA Nazareth 8064
PA Needmore 7238
PA Neelyton 7239
PA Neffs 8065
PA Nelson 6940
PA Nemacolin 5351
PA Nescopeck 8635
PA Nesquehoning 8240
PA New Albany 8833
PA New Alexandria 5670
PA New Baltimore 5553
PA New Bedford 6140
PA New Berlin 7855
PA New Berlinville 9545
PA New Bethlehem 6242
PA New Bloomfield 7068
PA New Brighton 5066
PA New Buffalo 7069
PA New Castle 6101-6103,6105,6107-6108
PA New Columbia 7856
PA New Cumberland 7070
PA New Derry 5671
PA New Eagle 5067
PA New Enterprise 6664
PA New Florence 5944
PA New Freedom 7349
PA New Freeport 5352
PA New Galilee 6141
PA New Geneva 5467
PA New Germantown 7071
PA New Holland 7557
PA New Hope 8938
PA New Kensington 5068-5069
PA New Kingstown 7072
PA New London 9360
PA New Milford 8834
PA New Millport 6861
PA New Oxford 7350
PA New Paris 5554
PA New Park 7352
PA New Philadelphia 7959
PA New Providence 7560
PA New Ringgold 7960
PA New Salem 5468
PA New Stanton 5672
PA New Tripoli 8066
PA New Wilmington 6142,6172
PA Newburg 7240
PA Newell 5466
PA Newfoundland 8445
PA Newmanstown 7073
PA Newport 7074
PA Newry 6665
PA Newton Hamilton 7075
PA Newtown 8940
PA Newtown Square 9073
PA Newville 7241
PA Nicholson 8446
PA Nicktown 5762
PA Nineveh 5353
PA Normalville 5469
PA Norristown 9401,9403-9404
PA North Apollo 5673
PA North Bend 7760
PA North East 6428
PA North Springfield 6430
PA North Versailles 5137
PA North Wales 9454-9455
PA North Washington 6048
PA Northampton 8067
PA Northern Cambria 5714
PA Northpoint 5763
PA Northumberland 7857
PA Norvelt 5674
PA Norwood 9074
PA Nottingham 9362
PA Noxen 8636
PA Nu Mine 6244
PA Numidia 7858
PA Nuremberg 8241
PA Oak Ridge 6245
PA Oakdale 5071
PA Oakland Mills 7076
PA Oakmont 5139
PA Oaks 9456
PA Ohiopyle 5470
PA Oil City 6301
PA Olanta 6863
PA Old Forge 8518
PA Old Zionsville 8068
PA Oley 9547
PA Oliveburg 5764
PA Oliver 5472
PA Olyphant 8447-8448
PA Oneida 8242
PA Ono 7077
PA Orangeville 7859
PA Orbisonia 7243
PA Orefield 8069
PA Oreland 9075
PA Orrstown 7244
PA Orrtanna 7353
PA Orson 8449
PA Orviston 6864
PA Orwigsburg 7961
PA Osceola 6942
PA Osceola Mills 6666
PA Osterburg 6667
PA Ottsville 8942
PA Oxford 9363
PA Palm 8070
PA Palmerton 8071
PA Palmyra 7078
PA Paoli 9301
PA Paradise 7562
PA Parker 6049
PA Parker Ford 9457
PA Parkesburg 9365
PA Parkhill 5945
PA Parryville 8244
PA Patton 6668
PA Paupack 8451
PA Paxinos 7860
PA Paxtonville 7861
PA Peach Bottom 7563
PA Peach Glen 7375
PA Peckville 8452
PA Pen Argyl 8072
PA Penfield 5849
PA Penn 5675
PA Penn Run 5765
PA Penns Creek 7862
PA Penns Park 8943
PA Pennsburg 8073
PA Pennsylvania Furnace 6865
PA Penryn 7564
PA Pequea 7565
PA Perkasie 8944
PA Perkiomenville 8074
PA Perryopolis 5473
PA Petersburg 6669
PA Petrolia 6050
PA Philadelphia 9019,9092-9093,9099,9101-9116,9118-9155,9160-9162,9170-9173,9175-9179,9181-9185,9187-9188,9190-9197,9244,9255
PA Philipsburg 6866
PA Phoenixville 9460
PA Picture Rocks 7762
PA Pillow 7080
PA Pine Forge 9548
PA Pine Grove 7963
PA Pine Grove Mills 6868
PA Pineville 8946
PA Pipersville 8947
PA Pitcairn 5140
PA Pitman 7964
PA Pittsburgh 5201-5244,5250-5255,5257-5262,5264-5265,5267-5268,5270,5272,5274-5279,5281-5283,5286,5289-5290,5295
PA Pittsfield 6340
PA Pittston 8640-8641,8643
PA Plainfield 7081
PA Pleasant Hall 7246
PA Pleasant Mount 8453
PA Pleasant Unity 5676
PA Pleasantville 6341
PA Plumsteadville 8949
PA Plumville 6246
PA Plymouth 8651
PA Plymouth Meeting 9462
PA Pocono Lake 8347
PA Pocono Lake Preserve 8348
PA Pocono Manor 8349
PA Pocono Pines 8350
PA Pocono Summit 8346
PA Pocopson 9366
PA Point Marion 5474
PA Point Pleasant 8950
PA Polk 6342
PA Pomeroy 9367
PA Port Allegany 6743
PA Port Carbon 7965
PA Port Clinton 9549
PA Port Matilda 6870
PA Port Royal 7082
PA Port Trevorton 7864
PA Portage 5946
PA Porters Sideling 7354
PA Portersville 6051
PA Portland 8351
PA Pottersdale 6871
PA Potts Grove 7865
PA Pottstown 9464-9465
PA Pottsville 7901
PA Poyntelle 8454
PA Presto 5142
PA Preston Park 8455
PA Pricedale 5072
PA Prompton 8456
PA Prospect 6052
PA Prospect Park 9076
PA Prosperity 5329
PA Pulaski 6143
PA Punxsutawney 5767
PA Quakake 8245
PA Quakertown 8951
PA Quarryville 7566
PA Quecreek 5555
PA Queen 6670
PA Quentin 7083
PA Quincy 7247
PA Railroad 7355
PA Ralston 7763
PA Ramey 6671
PA Ransom 8653
PA Ravine 7966
PA Reading 9601-9612
PA Reamstown 7567
PA Rebersburg 6872
PA Rebuck 7867
PA Rector 5677
PA Red Hill 8076
PA Red Lion 7356
PA Reeders 8352
PA Reedsville 7084
PA Refton 7568
PA Rehrersburg 9550
PA Reinholds 7569
PA Renfrew 6053
PA Reno 6343
PA Renovo 7764
PA Republic 5475
PA Revere 8953
PA Revloc 5948
PA Rew 6744
PA Rexmont 7085
PA Reynoldsville 5851
PA Rheems 7570
PA Rices Landing 5357
PA Riceville 6432
PA Richboro 8954
PA Richeyville 5358
PA Richfield 7086
PA Richland 7087
PA Richlandtown 8955
PA Riddlesburg 6672
PA Ridgway 5853
PA Ridley Park 9078
PA Riegelsville 8077
PA Rillton 5678
PA Rimersburg 6248
PA Ringgold 5770
PA Ringtown 7967
PA Riverside 7868
PA Rixford 6745
PA Roaring Branch 7765
PA Roaring Spring 6673
PA Robertsdale 6674
PA Robesonia 9551
PA Robinson 5949
PA Rochester 5074
PA Rochester Mills 5771
PA Rock Glen 8246
PA Rockhill Furnace 7249
PA Rockton 5856
PA Rockwood 5557
PA Rogersville 5359
PA Rome 8837
PA Ronco 5476
PA Ronks 7572-7573
PA Roscoe 5477
PA Rossiter 5772
PA Rossville 7358
PA Roulette 6746
PA Rouseville 6344
PA Rouzerville 7250
PA Rowland 8457
PA Roxbury 7251
PA Royersford 9468
PA Ruffs Dale 5679
PA Rural Ridge 5075
PA Rural Valley 6249
PA Rushland 8956
PA Russell 6345
PA Russellton 5076
PA Sabinsville 6943
PA Sacramento 7968
PA Sadsburyville 9369
PA Saegertown 6433
PA Sagamore 6250
PA Saint Benedict 5773
PA Saint Boniface 6675
PA Saint Clair 7970
PA Saint Johns 8247
PA Saint Marys 5857
PA Saint Michael 5951
PA Saint Peters 9470
PA Saint Petersburg 6054
PA Saint Thomas 7252
PA Salford 8957
PA Salfordville 8958
PA Salina 5680
PA Salisbury 5558
PA Salix 5952
PA Saltillo 7253
PA Saltsburg 5681
PA Sandy Lake 6145
PA Sandy Ridge 6677
PA Sarver 6055
PA Sassamansville 9472
PA Saxonburg 6056
PA Saxton 6678
PA Saylorsburg 8353
PA Sayre 8840
PA Scenery Hill 5360
PA Schaefferstown 7088
PA Schellsburg 5559
PA Schenley 5682
PA Schnecksville 8078
PA Schuylkill Haven 7972
PA Schwenksville 9473
PA Sciota 8354
PA Scotland 7254
PA Scotrun 8355
PA Scottdale 5683
PA Scranton 8501-8505,8508-8510,8512,8515,8519,8540,8577
PA Seanor 5953
PA Selinsgrove 7870
PA Sellersville 8960
PA Seltzer 7974
PA Seminole 6253
PA Seneca 6346
PA Seven Valleys 7360
PA Seward 5954
PA Sewickley 5143
PA Shade Gap 7255
PA Shady Grove 7256
PA Shamokin 7872
PA Shamokin Dam 7876
PA Shanksville 5560
PA Sharon 6146
PA Sharon Hill 9079
PA Sharpsville 6150
PA Shartlesville 9554
PA Shavertown 8708
PA Shawanese 8654
PA Shawnee On Delaware 8356
PA Shawville 6873
PA Sheakleyville 6151
PA Sheffield 6347
PA Shelocta 5774
PA Shenandoah 7976
PA Sheppton 8248
PA Shermans Dale 7090
PA Shickshinny 8655
PA Shinglehouse 6748
PA Shippensburg 7257
PA Shippenville 6254
PA Shippingport 5077
PA Shirleysburg 7260
PA Shoemakersville 9555
PA Shohola 8458
PA Shrewsbury 7361
PA Shunk 7768
PA Sidman 5955
PA Sigel 5860
PA Silver Spring 7575
PA Silverdale 8962
PA Sinnamahoning 5861
PA Sipesville 5561
PA Six Mile Run 6679
PA Skippack 9474
PA Skytop 8357
PA Slate Run 7769
PA Slatedale 8079
PA Slatington 8080
PA Slickville 5684
PA Sligo 6255
PA Slippery Rock 6057
PA Slovan 5078
PA Smethport 6749
PA Smicksburg 6256
PA Smithfield 5478
PA Smithmill 6680
PA Smithton 5479
PA Smock 5480
PA Smokerun 6681
PA Smoketown 7576
PA Snow Shoe 6874
PA Snydersburg 6257
PA Snydertown 7877
PA Solebury 8963
PA Somerset 5501,5510
PA Souderton 8964
PA South Canaan 8459
PA South Fork 5956
PA South Gibson 8842
PA South Heights 5081
PA South Montrose 8843
PA South Mountain 7261
PA South Park 5129
PA South Sterling 8460
PA Southampton 8966
PA Southeastern 9397-9399
PA Southview 5361
PA Southwest 5685
PA Spangler 5775
PA Spartansburg 6434
PA Spinnerstown 8968
PA Spraggs 5362
PA Sprankle Mills 5776
PA Spring Church 5686
PA Spring City 9475
PA Spring Creek 6436
PA Spring Glen 7978
PA Spring Grove 7362
PA Spring House 9477
PA Spring Mills 6875
PA Spring Mount 9478
PA Spring Run 7262
PA Springboro 6435
PA Springdale 5144
PA Springfield 9064
PA Springs 5562
PA Springtown 8081
PA Springville 8844
PA Sproul 6682
PA Spruce Creek 6683
PA Stahlstown 5687
PA Star Junction 5482
PA Starford 5777
PA Starlight 8461
PA Starrucca 8462
PA State College 6801,6803-6805
PA State Line 7263
PA Sterling 8463
PA Stevens 7578
PA Stevensville 8845
PA Stewartstown 7363
PA Stillwater 7878
PA Stockdale 5483
PA Stockertown 8083
PA Stoneboro 6153
PA Stoystown 5563
PA Strabane 5363
PA Strasburg 7579
PA Strattanville 6258
PA Strausstown 9559
PA Strongstown 5957
PA Stroudsburg 8360
PA Stump Creek 5863
PA Sturgeon 5082
PA Sugar Grove 6350
PA Sugar Run 8846
PA Sugarloaf 8249
PA Summerdale 7093
PA Summerhill 5958
PA Summerville 5864
PA Summit Hill 8250
PA Summit Station 7979
PA Sumneytown 8084
PA Sunbury 7801
PA Suplee 9371
PA Susquehanna 8847
PA Sutersville 5083
PA Swarthmore 9081
PA Sweet Valley 8656
PA Swengel 7880
PA Swiftwater 8370
PA Sybertsville 8251
PA Sycamore 5364
PA Sykesville 5865
PA Sylvania 6945
PA Tafton 8464
PA Talmage 7580
PA Tamaqua 8252
PA Tamiment 8371
PA Tannersville 8372
PA Tarentum 5084
PA Tarrs 5688
PA Tatamy 8085
PA Taylor 8517
PA Taylorstown 5365
PA Telford 8969
PA Temple 9560
PA Templeton 6259
PA Terre Hill 7581
PA Thomasville 7364
PA Thompson 8465
PA Thompsontown 7094
PA Thorndale 9372
PA Thornton 9373
PA Three Springs 7264
PA Tidioute 6351
PA Timblin 5778
PA Tioga 6946
PA Tiona 6352
PA Tionesta 6353
PA Tipton 6684
PA Tire Hill 5959
PA Titusville 6354
PA Tobyhanna 8466
PA Todd 6685
PA Topton 9562
PA Torrance 5779
PA Toughkenamon 9374
PA Towanda 8848
PA Tower City 7980
PA Townville 6360
PA Trafford 5085
PA Transfer 6154
PA Treichlers 8086
PA Tremont 7981
PA Tresckow 8254
PA Trevorton 7881
PA Trexlertown 8087
PA Trout Run 7771
PA Troutville 5866
PA Troxelville 7882
PA Troy 6947
PA Trumbauersville 8970
PA Tunkhannock 8657
PA Turbotville 7772
PA Turkey City 6058
PA Turtle Creek 5145
PA Turtlepoint 6750
PA Tuscarora 7982
PA Twin Rocks 5960
PA Tyler Hill 8469
PA Tylersburg 6361
PA Tylersport 8971
PA Tyrone 6686
PA Uledi 5484
PA Ulster 8850
PA Ulysses 6948
PA Union City 6438
PA Union Dale 8470
PA Uniontown 5401
PA Unionville 9375
PA United 5689
PA Unityville 7774
PA University Park 6802
PA Upper Black Eddy 8972
PA Upper Darby 9082
PA Upperstrasburg 7265
PA Ursina 5485
PA Utica 6362
PA Uwchland 9480
PA Valencia 6059
PA Valier 5780
PA Valley Forge 9481-9482,9484,9493-9496
PA Valley View 7983
PA Van Voorhis 5366
PA Vanderbilt 5486
PA Vandergrift 5690
PA Venango 6440
PA Venetia 5367
PA Venus 6364
PA Verona 5147
PA Vestaburg 5368
PA Vicksburg 7883
PA Villa Maria 6155
PA Villanova 9085
PA Vintondale 5961
PA Virginville 9564
PA Volant 6156
PA Vowinckel 6260
PA Wagontown 9376
PA Wallaceton 6876
PA Wallingford 9086
PA Walnut Bottom 7266
PA Walnutport 8088
PA Walston 5781
PA Waltersburg 5488
PA Wampum 6157
PA Wapwallopen 8660
PA Warfordsburg 7267
PA Warminster 8974,8991
PA Warren 6365-6367
PA Warren Center 8851
PA Warrendale 5086,5095-5096
PA Warrington 8976
PA Warriors Mark 6877
PA Washington 5301
PA Washington Boro 7582
PA Washington Crossing 8977
PA Washingtonville 7884
PA Waterfall 6689
PA Waterford 6441
PA Waterville 7776
PA Watsontown 7777
PA Wattsburg 6442
PA Waverly 8471
PA Waymart 8472
PA Wayne 9080,9087-9089
PA Waynesboro 7268
PA Waynesburg 5370
PA Weatherly 8255
PA Webster 5087
PA Weedville 5868
PA Weikert 7885
PA Wellersburg 5564
PA Wells Tannery 6691
PA Wellsboro 6901
PA Wellsville 7365
PA Wendel 5691
PA Wernersville 9565
PA West Alexander 5376
PA West Chester 9380-9383
PA West Decatur 6878
PA West Elizabeth 5088
PA West Finley 5377
PA West Grove 9390
PA West Hickory 6370
PA West Lebanon 5783
PA West Leisenring 5489
PA West Middlesex 6159
PA West Middletown 5379
PA West Mifflin 5122-5123
PA West Milton 7886
PA West Newton 5089
PA West Pittsburg 6160
PA West Point 9486
PA West Salisbury 5565
PA West Springfield 6443
PA West Sunbury 6061
PA West Willow 7583
PA Westfield 6950
PA Westland 5378
PA Westmoreland City 5692
PA Weston 8256
PA Westover 6692
PA Westport 7778
PA Westtown 9395
PA Wexford 5090
PA Wheatland 6161
PA White 5490
PA White Deer 7887
PA White Haven 8661
PA White Mills 8473
PA Whitehall 8052
PA Whitney 5693
PA Wickhaven 5492
PA Wiconisco 7097
PA Widnoon 6261
PA Wilburton 7888
PA Wilcox 5870
PA Wildwood 5091
PA Wilkes Barre 8701-8703,8705-8706,8710-8711,8762,8764-8767,8769,8773
PA Williamsburg 6693
PA Williamsport 7701-7703,7705
PA Williamstown 7098
PA Willow Grove 9090
PA Willow Hill 7271
PA Willow Street 7584
PA Wilmerding 5148
PA Wilmore 5962
PA Winburne 6879
PA Wind Gap 8091
PA Wind Ridge 5380
PA Windber 5963
PA Windsor 7366
PA Winfield 7889
PA Witmer 7585
PA Womelsdorf 9567
PA Wood 6694
PA Woodbury 6695
PA Woodland 6881
PA Woodlyn 9094
PA Woodward 6882
PA Woolrich 7779
PA Worcester 9490
PA Worthington 6262
PA Worthville 5784
PA Woxall 8979
PA Wrightsville 7368
PA Wyalusing 8853
PA Wyano 5695
PA Wycombe 8980
PA Wyncote 9095
PA Wynnewood 9096
PA Wyoming 8644
PA Wysox 8854
PA Yatesboro 6263
PA Yeagertown 7099
PA York 7401-7408
PA York Haven 7370
PA York New Salem 7371
PA York Springs 7372
PA Youngstown 5696
PA Youngsville 6371
PA Youngwood 5697
PA Yukon 5698
PA Zelienople 6063
PA Zieglerville 9492
PA Zion Grove 7985
PA Zionhill 8981
PA Zionsville 8092
PA Zullinger 7272
`
